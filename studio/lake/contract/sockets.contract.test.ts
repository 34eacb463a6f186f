import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openSocket, type SocketClient } from '../testing/socket-server.ts'
import { startTestLake, STUDIO, WRITE_TOKEN, type StartedTestLake } from '../testing/start-test-lake.ts'

let lake: StartedTestLake
const open: SocketClient[] = []

beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.stop())
afterEach(() => {
  for (const client of open.splice(0)) client.socket.terminate()
})

async function connect(headers: Record<string, string>, path = '/lake/mux'): Promise<SocketClient> {
  const client = openSocket(`ws://localhost:${lake.port}${path}`, { headers })
  open.push(client)
  expect(await client.status).toBe(101)
  return client
}

const listen = (query: string) =>
  `/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}&includeResult=true`

/** Reads on until a piece of the stream holds this event. */
async function event(client: SocketClient, name: string): Promise<string> {
  for (;;) {
    const text = JSON.stringify(await client.next())
    if (text.includes(`event: ${name}`)) return text
  }
}

test('C1 the signed-in Studio hears of a draft over its one socket', async () => {
  const client = await connect({ origin: STUDIO, cookie: await lake.signIn() })
  client.send({ open: 'a', url: listen('*[_type == "page"]'), headers: {} })
  expect(await client.next()).toEqual({ s: 'a', head: 200 })
  await event(client, 'welcome')
  await lake.client().createOrReplace({ _id: 'drafts.page_a', _type: 'page', title: 'Only a draft' })
  expect(await event(client, 'mutation')).toContain('Only a draft')
})

test('C4 without the cookie the same socket hears of published documents only', async () => {
  const client = await connect({ origin: STUDIO })
  client.send({ open: 'a', url: listen('*[_type == "page"]'), headers: {} })
  expect(await client.next()).toMatchObject({ s: 'a', head: 200 })
  await event(client, 'welcome')
  await lake.client().createOrReplace({ _id: 'drafts.page_b', _type: 'page', title: 'Secret' })
  await lake.client().createOrReplace({ _id: 'page_c', _type: 'page', title: 'Public' })
  const first = await event(client, 'mutation')
  expect(first).toContain('Public')
  expect(first).not.toContain('Secret')
})

test('C5 a stream with a wrong token is refused by itself, and the socket lives on', async () => {
  const client = await connect({ origin: STUDIO })
  client.send({ open: 'a', url: listen('*'), headers: { authorization: 'Bearer wrong' } })
  expect(await client.next()).toMatchObject({ s: 'a', head: 401, body: { statusCode: 401 } })
  client.send({ open: 'b', url: listen('*'), headers: { authorization: `Bearer ${WRITE_TOKEN}` } })
  expect(await client.next()).toEqual({ s: 'b', head: 200 })
})

test('C4 presence knows the Studio by its cookie, and nobody else by it', async () => {
  const cookie = await lake.signIn()
  const path = '/v2022-06-30/socket/production?tag=sanity.studio'
  const subscribe = async (headers: Record<string, string>) => {
    const client = await connect(headers, path)
    await client.next()
    client.send({ jsonrpc: '2.0', id: 1, method: 'presence_subscribe', params: {} })
    return client.next()
  }
  expect(await subscribe({ origin: STUDIO, cookie })).toMatchObject({ result: expect.any(String) })
  expect(await subscribe({ cookie })).toMatchObject({ error: { code: 401 } })
  const refused = openSocket(`ws://localhost:${lake.port}${path}`, {
    headers: { origin: 'http://localhost:9999', cookie },
  })
  expect(await refused.status).toBe(403)
})

test('C3 a refused socket whose client keeps it half open does not keep the lake from stopping', async () => {
  const own = await startTestLake()
  const socket = connectTcp({ port: own.port, host: '127.0.0.1', allowHalfOpen: true })
  const lines = ['GET /nowhere HTTP/1.1', `Host: localhost:${own.port}`, 'Connection: Upgrade', 'Upgrade: websocket']
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /)
  await own.stop()
  socket.destroy()
})
