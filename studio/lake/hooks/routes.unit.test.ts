import { expect, test } from 'vitest'
import { commitPages, createHookLake, HOOK_SECRET } from '../testing/hook-lake.ts'

test('C1 DIFF-37 registering again under the same name changes the hook and never makes a second one', async () => {
  const { register, call } = createHookLake()
  const first = await register({ url: 'http://127.0.0.1:1/a' })
  const second = await register({ url: 'http://127.0.0.1:1/b' })
  expect([first.status, second.status]).toEqual([201, 200])
  const { body } = await call()
  expect(body).toMatchObject([{ id: first.body.id, url: 'http://127.0.0.1:1/b', hasSecret: true }])
  expect(JSON.stringify(body)).not.toContain(HOOK_SECRET)
})

test('C1 a hook can be replaced and deleted, with what it still had to send', async () => {
  const { register, call, store, stop } = createHookLake()
  const { body: hook } = await register({ url: 'http://127.0.0.1:1/a' })
  const replaced = await call(`/${hook.id}`, { method: 'PUT', body: { name: 'x', url: 'http://127.0.0.1:1/c' } })
  expect(replaced.body).toMatchObject({ id: hook.id, name: 'x' })
  commitPages(store, { after: {} })
  expect((await call(`/${hook.id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await call(`/${hook.id}`)).status).toBe(404)
  expect(store.database.prepare('SELECT count(*) AS n FROM deliveries').get()).toEqual({ n: 0 })
  stop()
})

test.each([
  ['ftp://example.com/x', { rule: {} }, 'url'],
  ['file:///etc/passwd', { rule: {} }, 'url'],
  ['http://127.0.0.1:1/', { rule: { filter: '_type ==' } }, 'filter'],
  ['http://127.0.0.1:1/', { rule: { projection: '{' } }, 'projection'],
  ['http://127.0.0.1:1/', { rule: { on: ['rename'] } }, 'rule.on'],
  ['http://127.0.0.1:1/', { headers: { 'sanity-operation': 'x' } }, 'headers'],
])('C5 a hook to %s with %j is refused and says why', async (url, settings, named) => {
  const { status, body } = await createHookLake().register({ url, ...settings })
  expect([status, body['statusCode']]).toEqual([400, 400])
  expect(body.message).toContain(named)
})

test.each([
  ['read-token', 403],
  ['nonsense', 401],
])('C4 the hooks API refuses the %s with %i', async (token, status) => {
  const { call } = createHookLake()
  expect((await call('', { token })).status).toBe(status)
  expect((await call('', { token, method: 'POST', body: {} })).status).toBe(status)
  expect((await call('/x', { token, method: 'DELETE' })).status).toBe(status)
})

test.each(['POST', 'PUT', 'PATCH', 'GET', 'DELETE'])('C1 DIFF-36 a hook that sends by %s', async (httpMethod) => {
  const known = ['POST', 'PUT', 'PATCH'].includes(httpMethod)
  const { status, body } = await createHookLake().register({
    url: 'http://127.0.0.1:1/',
    httpMethod,
    includeDrafts: true,
  })
  expect([status, body['httpMethod']]).toEqual(known ? [201, httpMethod] : [400, undefined])
})
