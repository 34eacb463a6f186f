import { afterEach, expect, test } from 'vitest'
import { startSocketServer, STUDIO_ORIGIN, type SocketClient } from '../testing/socket-server.ts'

const PATH = '/v2022-06-30/socket/production?tag=sanity.studio'
let stop: () => Promise<void> = () => Promise.resolve()
afterEach(() => stop())

async function join(server: Awaited<ReturnType<typeof startSocketServer>>, role?: string): Promise<SocketClient> {
  const headers = role === undefined ? {} : { authorization: `Bearer ${role}-token` }
  const client = server.connect(PATH, { origin: STUDIO_ORIGIN, headers })
  expect(await client.status).toBe(101)
  expect(await client.next()).toBe('♥')
  return client
}

async function call(client: SocketClient, method: string, params: object = {}) {
  client.send({ jsonrpc: '2.0', id: method, method, params })
  return client.next()
}

async function startPresence() {
  const server = await startSocketServer()
  ;({ stop } = server)
  return server
}

const told = (subscription: string, result: object) => ({
  jsonrpc: '2.0',
  method: 'presence_subscription',
  params: { subscription, result },
})

test('C1 editors of a dataset see where the others are, and when they leave', async () => {
  const server = await startPresence()
  const ada = await join(server, 'write')
  const bob = await join(server, 'read')
  expect(await call(ada, 'presence_subscribe')).toEqual({ jsonrpc: '2.0', id: 'presence_subscribe', result: 'id1' })

  const data = { sessionId: 'tab-1', locations: [{ type: 'document', documentId: 'page_a', path: ['title'] }] }
  expect(await call(bob, 'presence_announce', { data })).toMatchObject({ result: {} })
  expect(await ada.next()).toEqual(told('id1', { type: 'state', i: 'u-read', m: data }))
  await call(bob, 'presence_rollcall', { session: 'tab-1' })
  expect(await ada.next()).toEqual(told('id1', { type: 'rollCall', i: 'u-read', session: 'tab-1' }))
  bob.socket.terminate()
  expect(await ada.next()).toEqual(told('id1', { type: 'disconnect', i: 'u-read', m: { session: 'tab-1' } }))
})

test('C1 one who unsubscribes is told no more', async () => {
  const server = await startPresence()
  const ada = await join(server, 'write')
  await call(ada, 'presence_subscribe')
  expect(await call(ada, 'presence_unsubscribe', { subscriptionId: 'id1' })).toMatchObject({ result: true })
  const bob = await join(server, 'read')
  await call(bob, 'presence_announce', { data: { sessionId: 'tab-1' } })
  expect(await call(ada, 'presence_rollcall', { session: 'tab-2' })).toMatchObject({ id: 'presence_rollcall' })
})

test('C4 nobody is told anything, or believed, before it is known who they are', async () => {
  const server = await startPresence()
  const stranger = await join(server)
  expect(await call(stranger, 'presence_subscribe')).toMatchObject({ error: { code: 401 } })
  expect(await call(stranger, 'presence_announce', { data: { sessionId: 'x' } })).toMatchObject({
    error: { code: 401 },
  })
  expect(await call(stranger, 'authorization', { authorization: 'Bearer wrong' })).toMatchObject({
    error: { code: 401 },
  })
  expect(await call(stranger, 'authorization', { authorization: 'Bearer read-token' })).toMatchObject({ result: {} })
  expect(await call(stranger, 'presence_subscribe')).toMatchObject({ result: 'id1' })
})

test('C5 a call that is wrong is answered with an error, and what is no call with nothing', async () => {
  const server = await startPresence()
  const ada = await join(server, 'write')
  ada.send('♥')
  ada.send('{not json')
  expect(await call(ada, 'presence_announce', { data: 1 })).toMatchObject({ error: { code: -32_602 } })
  expect(await call(ada, 'presence_dance')).toMatchObject({ error: { code: -32_601 } })
})

test('C1 DIFF-41 a lake that started again knows nobody, until each Studio says again where it is', async () => {
  const data = { sessionId: 'tab-1', locations: [] }
  const before = await startSocketServer()
  await call(await join(before, 'write'), 'presence_announce', { data })
  await before.stop()
  const server = await startPresence()
  const bob = await join(server, 'read')
  await call(bob, 'presence_subscribe')
  const ada = await join(server, 'write')
  await call(ada, 'presence_announce', { data })
  // The first word that Bob hears is the new one: nothing of before the start came ahead of it.
  expect(await bob.next()).toMatchObject({ params: { result: { type: 'state', i: 'u-write', m: data } } })
})
