import { expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { createRouter, unversioned, versioned } from './router.ts'

const handler = () => new Response()
const router = createRouter([
  versioned('GET', '/data/query/:dataset', handler),
  versioned('GET', '/data/history/:dataset/documents/:ids', handler),
  unversioned('GET', '/images/*path', handler),
])

const status = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return error instanceof ApiError ? error.status : error
  }
  return undefined
}

test.each([
  ['/v1/data/query/production', '1'],
  ['/vX/data/query/production', 'X'],
  ['/v2025-02-19/data/query/production', '2025-02-19'],
])('C1 %s is version %s of the query endpoint', (path, apiVersion) => {
  expect(router.match('GET', path)).toMatchObject({ params: { dataset: 'production' }, apiVersion })
})

test('C1 a parameter is decoded and may hold a comma-separated list', () => {
  const match = router.match('GET', '/v1/data/history/test/documents/a%2Cdrafts.a,b')
  expect(match.params).toEqual({ dataset: 'test', ids: 'a,drafts.a,b' })
})

test('C1 a last *name takes the rest of the path', () => {
  expect(router.match('HEAD', '/images/embedded/test/a.png').params).toEqual({ path: 'embedded/test/a.png' })
})

test.each([
  ['GET', '/data/query/production', 404],
  ['GET', '/v1/images/a.png', 404],
  ['GET', '/v1/data/query/', 404],
  ['GET', '/v1/data/query/a/b', 404],
  ['GET', '/v2025/data/query/a', 404],
  ['DELETE', '/v1/data/query/production', 405],
  ['GET', '/v1/data/query/%E0%A4%A', 400],
])('C5 %s %s is refused with %i', (method, path, expected) => {
  expect(status(() => router.match(method, path))).toBe(expected)
})
