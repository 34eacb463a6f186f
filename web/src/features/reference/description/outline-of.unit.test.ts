import { expect, test } from 'vitest'
import { outlineOf } from './outline-of.ts'

const operation = (summary: string, tags?: string[], operationId?: string) => ({
  summary,
  ...(tags && { tags }),
  ...(operationId && { operationId }),
  responses: {},
})

const document = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '2' },
  tags: [{ name: 'Users & Co' }, { name: 'Errors', description: 'A written section.' }],
  paths: {
    '/users': { get: operation('List users', ['Users & Co'], 'listUsers'), post: operation('Make a user') },
    '/links': { post: operation('Link', ['Users & Co', 'Late'], 'same') },
    '/more': { get: { ...operation('More', ['Late'], 'same'), deprecated: true } },
  },
  webhooks: { 'user.made': { post: operation('A user was made') } },
}

test('G2 groups come from the description: its tags in order, tags it only uses, and what has no tag', () => {
  const { title, version, groups } = outlineOf(document)
  expect({ title, version }).toEqual({ title: 'Shop', version: '2' })
  expect(
    groups.map(({ title: name, slug, operations }) => [name, slug, operations.map(({ slug: one }) => one)]),
  ).toEqual([
    ['Users & Co', 'users-co', ['list-users', 'same']],
    ['Errors', 'errors', []],
    ['Late', 'late', ['same', 'same-2']],
    ['Operations', 'operations', ['post-users']],
    ['Webhooks', 'webhooks', ['post-user-made']],
  ])
})

test('G5 every operation has its place in the hash, as Scalar writes it', () => {
  const anchors = outlineOf(document).groups.flatMap(({ operations }) => operations.map(({ anchor }) => anchor))
  expect(anchors).toEqual([
    'tag/users-co/GET/users',
    'tag/users-co/POST/links',
    'tag/late/POST/links',
    'tag/late/GET/more',
    'POST/users',
    'webhook/POST/user-made',
  ])
})

test('G2 a reference shows the groups that it names, in its order', () => {
  expect(outlineOf(document, ['Late', 'Unknown', 'Users & Co']).groups.map(({ name }) => name)).toEqual([
    'Late',
    'Users & Co',
  ])
})

test('Q3 a description with too many operations is refused in words', () => {
  const paths = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`/p${index}`, { get: operation('x') }]))
  expect(() => outlineOf({ ...document, paths })).toThrow('the portal shows up to 1000')
})
