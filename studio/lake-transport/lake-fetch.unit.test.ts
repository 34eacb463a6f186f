import { describe, expect, test } from 'vitest'
import { createLakeFetch } from './lake-fetch.ts'
import { FakeSocket } from './testing/fake-socket.ts'

const LAKE = 'http://localhost:4000'
const LISTEN = `${LAKE}/v2025-02-19/data/listen/production?query=*`

function set() {
  const sockets: FakeSocket[] = []
  const plain: string[] = []
  const lakeFetch = createLakeFetch(
    LAKE,
    (url) => {
      const socket = new FakeSocket(url)
      sockets.push(socket)
      return socket
    },
    async (input) => {
      plain.push(input)
      return new Response('plain')
    },
  )
  return { lakeFetch, sockets, plain }
}

function only(sockets: readonly FakeSocket[]): FakeSocket {
  const [socket, ...others] = sockets
  if (!socket || others.length > 0) throw new Error(`${sockets.length} sockets`)
  return socket
}

describe('the transport of event streams', () => {
  test('C1 several streams share one socket, and what was asked before it opened is sent when it opens', () => {
    const { lakeFetch, sockets } = set()
    void lakeFetch(LISTEN, { headers: { 'Last-Event-ID': 'a#b' } }).catch(() => undefined)
    void lakeFetch(`${LAKE}/vX/data/live/events/production`).catch(() => undefined)
    const socket = only(sockets)
    expect(socket.url).toBe('ws://localhost:4000/lake/mux')
    expect(socket.sent).toEqual([])
    socket.open()
    expect(socket.sent).toEqual([
      { open: '1', url: '/v2025-02-19/data/listen/production?query=*', headers: { 'last-event-id': 'a#b' } },
      { open: '2', url: '/vX/data/live/events/production', headers: {} },
    ])
  })

  test('C1 the text of a stream arrives in order until the lake ends it', async () => {
    const { lakeFetch, sockets } = set()
    const answer = lakeFetch(LISTEN)
    const socket = only(sockets)
    socket.open()
    socket.receive({ s: '1', head: 200 })
    socket.receive({ s: '1', d: 'event: welcome\n' })
    socket.receive({ s: '9', d: 'of a stream nobody has' })
    socket.receive({ s: '1', d: 'data: {"é":1}\n\n' })
    socket.receive({ s: '1', end: 1 })
    const response = await answer
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(await response.text()).toBe('event: welcome\ndata: {"é":1}\n\n')
  })

  test('C1 a refusal is an ordinary response with its status and body', async () => {
    const { lakeFetch, sockets } = set()
    const answer = lakeFetch(LISTEN)
    const socket = only(sockets)
    socket.open()
    socket.receive({ s: '1', head: 401, body: { error: 'Unauthorized' } })
    const response = await answer
    expect(response.status).toBe(401)
    expect(JSON.parse(await response.text())).toEqual({ error: 'Unauthorized' })
  })

  test('C1 aborting tells the lake and fails the body with the reason', async () => {
    const { lakeFetch, sockets } = set()
    const abort = new AbortController()
    const answer = lakeFetch(LISTEN, { signal: abort.signal })
    const socket = only(sockets)
    socket.open()
    socket.receive({ s: '1', head: 200 })
    const response = await answer
    abort.abort()
    expect(socket.sent.at(-1)).toEqual({ close: '1' })
    await expect(response.text()).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('C1 a request that is aborted already opens nothing', async () => {
    const { lakeFetch, sockets } = set()
    await expect(lakeFetch(LISTEN, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
    expect(sockets).toEqual([])
  })

  test('C1 a reader that stops reading closes its stream and no other', async () => {
    const { lakeFetch, sockets } = set()
    const answers = [lakeFetch(LISTEN), lakeFetch(LISTEN)]
    const socket = only(sockets)
    socket.open()
    socket.receive({ s: '1', head: 200 })
    socket.receive({ s: '2', head: 200 })
    const [first, second] = await Promise.all(answers)
    await first?.body?.cancel()
    expect(socket.sent.at(-1)).toEqual({ close: '1' })
    socket.receive({ s: '2', d: 'still here' })
    socket.receive({ s: '2', end: 1 })
    expect(await second?.text()).toBe('still here')
  })

  test('C1 when the socket closes every stream fails as a network error, and the next request opens a new socket', async () => {
    const { lakeFetch, sockets } = set()
    const open = lakeFetch(LISTEN)
    const waiting = lakeFetch(LISTEN)
    const first = only(sockets)
    first.open()
    first.receive({ s: '1', head: 200 })
    const response = await open
    first.close()
    await expect(response.text()).rejects.toThrow(TypeError)
    await expect(waiting).rejects.toThrow(TypeError)

    const again = lakeFetch(LISTEN)
    expect(sockets).toHaveLength(2)
    const second = sockets[1]
    second?.open()
    expect(second?.sent).toEqual([{ open: '3', url: '/v2025-02-19/data/listen/production?query=*', headers: {} }])
    second?.receive({ s: '3', head: 200 })
    second?.receive({ s: '3', end: 1 })
    expect((await again).status).toBe(200)
  })

  test('C1 nothing asked on a socket that never opened is sent on the next one', async () => {
    const { lakeFetch, sockets } = set()
    const lost = lakeFetch(LISTEN)
    only(sockets).close()
    await expect(lost).rejects.toThrow(TypeError)
    void lakeFetch(LISTEN).catch(() => undefined)
    sockets[1]?.open()
    expect(sockets[1]?.sent).toMatchObject([{ open: '2' }])
  })

  test('C1 a frame that is no frame is passed over', async () => {
    const { lakeFetch, sockets } = set()
    const answer = lakeFetch(LISTEN)
    const socket = only(sockets)
    socket.open()
    for (const data of ['', '{', '[]', 'null', '{"s":1,"head":200}', '{"s":"1"}']) socket.receiveText(data)
    socket.receive({ s: '1', head: 200 })
    socket.receive({ s: '1', end: 1 })
    expect((await answer).status).toBe(200)
  })

  test.each([
    `${LAKE}/v2025-02-19/data/query/production?query=*`,
    `${LAKE}/v1/users/me`,
    `${LAKE}/v1/data/history/production/transactions/x`,
    'https://elsewhere.example/v1/data/listen/production',
  ])('C1 %s stays an ordinary request', async (url) => {
    const { lakeFetch, sockets, plain } = set()
    expect(await (await lakeFetch(url)).text()).toBe('plain')
    expect(plain).toEqual([url])
    expect(sockets).toEqual([])
  })
})
