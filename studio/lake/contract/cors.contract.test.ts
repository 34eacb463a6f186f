import { request } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestLake, STUDIO, WRITE_TOKEN, type StartedTestLake } from '../testing/start-test-lake.ts'

const ME = '/v2021-06-07/users/me'
const MUTATE = '/v2025-02-19/data/mutate/production'
const ANOTHER_PORT = 'http://localhost:9999'
const ANOTHER_SITE = 'https://evil.example'

let lake: StartedTestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.stop())

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(lake.url + path, { ...init, headers })
const preflight = (origin: string) =>
  ask(
    MUTATE,
    { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    {
      method: 'OPTIONS',
    },
  )

test('C4 the Studio may send credentials, and no other origin may', async () => {
  const allowed = await preflight(STUDIO)
  expect(allowed.status).toBe(204)
  expect(Object.fromEntries(allowed.headers)).toMatchObject({
    'access-control-allow-origin': STUDIO,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type',
  })
  for (const origin of [ANOTHER_PORT, ANOTHER_SITE, 'null']) {
    const names = [...(await preflight(origin)).headers.keys()].filter((name) => name.startsWith('access-control'))
    expect(names).toEqual([])
  }
})

test('C4 DIFF-30 a page of an origin on the list may send a token, and the cookie is worth nothing to it', async () => {
  const page = 'https://page.example'
  const listed = await startTestLake({ env: { LAKE_CORS_ORIGINS: `${page}, https://other.example` } })
  onTestFinished(listed.stop)
  const cookie = await listed.signIn()
  const asked = (headers: Record<string, string>, method = 'POST') =>
    fetch(listed.url + MUTATE, {
      method,
      headers: { origin: page, ...headers },
      ...(method === 'POST' && { body: '{"mutations":[]}' }),
    })
  const permission = await asked(
    { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    'OPTIONS',
  )
  expect(Object.fromEntries(permission.headers)).toMatchObject({
    'access-control-allow-origin': page,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization',
  })
  const written = await asked({ authorization: `Bearer ${WRITE_TOKEN}` })
  expect([written.status, written.headers.get('access-control-allow-origin')]).toEqual([200, page])
  expect((await asked({ cookie })).status).toBe(401)
})

test('C4 DIFF-30 other origins read what is public, without credentials', async () => {
  const { headers } = await ask('/v2025-02-19/data/query/production?query=1', { origin: ANOTHER_SITE })
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  const own = await lake.asStudio('/v2025-02-19/data/query/production?query=1')
  expect(own.headers.get('access-control-allow-origin')).toBe(STUDIO)
  expect(own.headers.get('vary')).toContain('Origin')
})

test.each(['evil.example', 'localhost:1', 'lake.localhost'])(
  'C4 a request to the host %s is misdirected',
  async (host) => {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
    const sending = request({ host: '127.0.0.1', port: lake.port, path: ME, headers: { host, origin: STUDIO } })
    sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
    sending.end()
    expect(await promise).toBe(421)
  },
)
