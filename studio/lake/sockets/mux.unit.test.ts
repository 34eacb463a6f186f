import { afterEach, expect, onTestFinished, test } from 'vitest'
import { startSocketServer, STUDIO_ORIGIN } from '../testing/socket-server.ts'

let stop: () => Promise<void> = () => Promise.resolve()
afterEach(() => stop())

const LISTEN = '/v2025-02-19/data/listen/production?query=*'
const encode = (text: string) => new TextEncoder().encode(text)

/** A lake whose streams the test writes, and whose requests it sees. */
async function lakeWithStreams(answer?: Response) {
  const requests: Request[] = []
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const cancelled: number[] = []
  const server = await startSocketServer({
    fetch: (request) => {
      const at = requests.push(request) - 1
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => void streams.push(controller),
        cancel: () => void cancelled.push(at),
      })
      return Promise.resolve(answer ?? new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    },
  })
  ;({ stop } = server)
  return { ...server, requests, streams, cancelled }
}

test('C1 one socket carries several streams, each with its own text, in order', async () => {
  const { connect, streams } = await lakeWithStreams()
  const client = connect('/lake/mux')
  expect(await client.status).toBe(101)
  client.send({ open: '1', url: LISTEN, headers: {} })
  expect(await client.next()).toEqual({ s: '1', head: 200 })
  client.send({ open: '2', url: '/v1/data/live/events/production', headers: {} })
  expect(await client.next()).toEqual({ s: '2', head: 200 })

  streams[1]?.enqueue(encode('event: welcome\n\n'))
  expect(await client.next()).toEqual({ s: '2', d: 'event: welcome\n\n' })
  const [before, after] = [encode('data: "ü"').slice(0, 8), encode('data: "ü"').slice(8)]
  streams[0]?.enqueue(before)
  expect(await client.next()).toEqual({ s: '1', d: 'data: "' })
  streams[0]?.enqueue(after)
  expect(await client.next()).toEqual({ s: '1', d: 'ü"' })
  streams[0]?.close()
  expect(await client.next()).toEqual({ s: '1', end: 1 })
})

test('C1 a stream that nobody reads any more is ended in the lake', async () => {
  const { connect, cancelled } = await lakeWithStreams()
  const client = connect('/lake/mux')
  await client.status
  for (const open of ['1', '2', '3']) {
    client.send({ open, url: LISTEN, headers: {} })
    await client.next()
  }
  client.send({ close: '2' })
  await expect.poll(() => cancelled).toEqual([1])
  client.socket.terminate()
  await expect.poll(() => cancelled.toSorted()).toEqual([0, 1, 2])
})

test('C1 a stream opened under the id of one just closed is ended with its socket like any other', async () => {
  const { connect, cancelled, requests } = await lakeWithStreams()
  const client = connect('/lake/mux')
  await client.status
  client.send({ open: '1', url: LISTEN, headers: {} })
  await client.next()
  client.send({ close: '1' })
  client.send({ open: '1', url: LISTEN, headers: {} })
  await expect.poll(() => [requests.length, cancelled]).toEqual([2, [0]])
  await client.next()
  client.send({ close: '1' })
  await expect.poll(() => cancelled).toEqual([0, 1])
})

test('C1 a stream that fails costs its reader the socket, and the lake nothing', async () => {
  const { connect, streams, failures } = await lakeWithStreams()
  const client = connect('/lake/mux')
  await client.status
  client.send({ open: '1', url: LISTEN, headers: {} })
  await client.next()
  const unhandled: unknown[] = []
  const note = (error: unknown) => void unhandled.push(error)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  streams[0]?.error(new Error('too far behind'))
  expect((await client.closed())[0]).toBe(1011)
  // The socket's own end in the lake comes with the next one's opening at the latest.
  await connect('/lake/mux').status
  expect(failures).toEqual([new Error('too far behind')])
  expect(unhandled).toEqual([])
})

test('C1 a refusal arrives with its status and body', async () => {
  const { connect } = await lakeWithStreams(Response.json({ statusCode: 400 }, { status: 400 }))
  const client = connect('/lake/mux')
  await client.status
  client.send({ open: '1', url: LISTEN, headers: {} })
  expect(await client.next()).toEqual({ s: '1', head: 400, body: { statusCode: 400 } })
})

test('C4 a stream asks with the Origin and cookie of the handshake, whatever the page writes', async () => {
  const { connect, requests } = await lakeWithStreams()
  const client = connect('/lake/mux', { origin: STUDIO_ORIGIN, headers: { cookie: 'lake_session=real' } })
  await client.status
  const headers = { Origin: 'http://forged', Cookie: 'lake_session=forged', Host: 'forged', 'Last-Event-ID': 't1#a' }
  client.send({ open: '1', url: LISTEN, headers })
  await client.next()
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
    origin: STUDIO_ORIGIN,
    cookie: 'lake_session=real',
    host: expect.stringMatching(/^localhost:/),
    'last-event-id': 't1#a',
  })
})

test.each([
  ['no Origin and no credentials', {}, 101],
  ['another port of localhost', { origin: 'http://localhost:9999' }, 403],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['a rebound name', { origin: STUDIO_ORIGIN, headers: { host: 'evil.example:1' } }, 421],
])('C4 a socket from %s is answered with its status', async (_who, init, status) => {
  const { connect } = await lakeWithStreams()
  expect(await connect('/lake/mux', init).status).toBe(status)
})

test.each([
  ['{"open":', 1007],
  [{ open: '1', url: '/v1/data/mutate/production', headers: {} }, 1007],
  [{ open: '1', url: 'http://elsewhere/v1/data/listen/x', headers: {} }, 1007],
  [{ open: '1', url: '/v1/data/listen/../mutate/production', headers: {} }, 1007],
])('C5 the message %j ends the socket', async (message, code) => {
  const { connect, requests } = await lakeWithStreams()
  const client = connect('/lake/mux')
  await client.status
  client.send(message)
  expect((await client.closed())[0]).toBe(code)
  expect(requests).toEqual([])
})

test('C3 when the lake stops its sockets end, so that clients connect again', async () => {
  const { connect, close } = await lakeWithStreams()
  const client = connect('/lake/mux')
  await client.status
  close()
  expect((await client.closed())[0]).toBe(1001)
})

test('C5 a path that is no socket is a 404', async () => {
  const { connect } = await lakeWithStreams()
  expect(await connect('/lake/other').status).toBe(404)
  expect(await connect('/v2022-06-30/socket/elsewhere').status).toBe(404)
})
