import { afterAll, beforeAll, expect, test } from 'vitest'
import { READ_TOKEN, startTestLake, STUDIO, WRITE_TOKEN, type StartedTestLake } from '../testing/start-test-lake.ts'

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
/** A write that a page may send without asking first: a form's content type needs no preflight. */
const write = (headers: Record<string, string>) =>
  ask(
    MUTATE,
    { 'content-type': 'text/plain', ...headers },
    {
      method: 'POST',
      body: JSON.stringify({ mutations: [{ createIfNotExists: { _id: 'forged', _type: 'page' } }] }),
    },
  )
const forged = () => lake.client().fetch('count(*[_id == "forged"])')

test('C4 DIFF-27 DIFF-28 the Studio is signed in by its first question, with a cookie that no script reads', async () => {
  const response = await lake.asStudio(ME)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ id: 'editor', name: 'Local editor', role: 'administrator' })
  expect(response.headers.get('set-cookie')).toMatch(
    /^lake_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/,
  )
})

test('C4 a session that is open is kept, not replaced', async () => {
  const cookie = await lake.signIn()
  expect((await lake.asStudio(ME, { cookie })).headers.get('set-cookie')).toBeNull()
})

test('C4 an answer that can not set the cookie opens no session', async () => {
  const response = await ask(ME, { origin: STUDIO, 'sec-fetch-site': 'cross-site' })
  expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
})

test.each([
  ['no Origin', {}],
  ['another port of localhost', { origin: ANOTHER_PORT }],
  ['another site', { origin: ANOTHER_SITE }],
  ['the Studio under its number', { origin: STUDIO.replace('localhost', '127.0.0.1') }],
  ['the Studio over https', { origin: STUDIO.replace('http:', 'https:') }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a proxy that names the Studio', { origin: STUDIO, 'x-forwarded-for': '203.0.113.9' }],
])('C4 %s gets no session', async (_who, headers) => {
  const response = await ask(ME, headers)
  expect(response.status).toBe(401)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await response.json()).toMatchObject({ statusCode: 401, errorCode: 'SIO-401-ANF' })
})

test('C4 the Studio writes with its cookie', async () => {
  const cookie = await lake.signIn()
  const response = await write({ cookie, origin: STUDIO })
  expect(response.status).toBe(200)
  await lake.client().delete('forged')
})

test.each([
  ['no Origin', {}],
  ['another port of localhost', { origin: ANOTHER_PORT }],
  ['another site', { origin: ANOTHER_SITE }],
  ['a sandboxed frame', { origin: 'null' }],
])('C4 with %s the cookie counts for nothing: no write, no draft', async (_who, headers) => {
  const cookie = await lake.signIn()
  expect((await write({ cookie, ...headers })).status).toBe(401)
  expect(await forged()).toBe(0)
  expect((await ask('/v2025-02-19/users/editor', { cookie, ...headers })).status).toBe(401)
})

test('C4 the Studio without its cookie, or with one that is made up, writes nothing', async () => {
  for (const cookie of ['', 'lake_session=', `lake_session=${'A'.repeat(43)}`])
    expect((await write({ cookie, origin: STUDIO })).status).toBe(401)
  expect(await forged()).toBe(0)
})

test('C4 after a logout the cookie is worth nothing', async () => {
  const cookie = await lake.signIn()
  expect((await lake.asStudio('/v2026-05-04/auth/logout', { method: 'POST', cookie })).status).toBe(200)
  expect((await write({ cookie, origin: STUDIO })).status).toBe(401)
})

test('C4 a session ends when it expires', async () => {
  let now = Date.UTC(2026, 10, 27)
  const other = await startTestLake({ clock: () => new Date(now) })
  const cookie = await other.signIn()
  const whoAmI = () => other.asStudio('/v2026-05-04/auth/id', { cookie })
  expect((await whoAmI()).status).toBe(200)
  now += 7 * 24 * 60 * 60 * 1000
  expect((await whoAmI()).status).toBe(401)
  await other.stop()
})

test.each([
  ['no token', undefined, 401],
  ['the read token', READ_TOKEN, 403],
  ['a wrong token', 'not-a-token-of-this-lake', 401],
])('C4 a write with %s is refused', async (_name, token, status) => {
  expect((await write({ ...(token && { authorization: `Bearer ${token}` }) })).status).toBe(status)
  expect(await forged()).toBe(0)
})

test('C4 a wrong token is refused even where none is needed', async () => {
  const query = '/v2025-02-19/data/query/production?query=1'
  expect((await ask(query)).status).toBe(200)
  expect((await ask(query, { authorization: 'Bearer wrong' })).status).toBe(401)
  expect((await ask(query, { authorization: `Basic ${WRITE_TOKEN}` })).status).toBe(401)
})

test('C4 tokens say who they are', async () => {
  expect(await lake.client().users.getById('me')).toMatchObject({ id: 'writer', role: 'editor' })
  expect(await lake.client({ token: READ_TOKEN }).users.getById('me')).toMatchObject({ id: 'reader', role: 'viewer' })
})
