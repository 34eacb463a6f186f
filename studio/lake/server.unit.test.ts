import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startServer, type RunningServer } from './server.ts'

let server: RunningServer | undefined
afterEach(() => server?.close())

const serve = async (fetch: (request: Request) => Promise<Response> | Response) => {
  server = await startServer({ fetch: async (request) => fetch(request), host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${server.port}`
}

function stream() {
  const { promise: cancelled, resolve } = Promise.withResolvers<void>()
  const { promise: controller, resolve: started } = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  const body = new ReadableStream<Uint8Array>({ start: started, cancel: () => resolve() })
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  return {
    response,
    cancelled,
    write: async (text: string) => (await controller).enqueue(new TextEncoder().encode(text)),
  }
}

test('C3 an event reaches its reader when it is written, not when more follows', async () => {
  const { response, write } = stream()
  const url = await serve(() => response)
  const reader = (await fetch(url)).body?.pipeThrough(new TextDecoderStream()).getReader()
  for (const text of [':\n\n', 'event: welcome\n\n']) {
    await write(text)
    expect((await reader?.read())?.value).toBe(text)
  }
  await reader?.cancel()
})

test('C3 when the reader goes, the lake is told so', async () => {
  const { response, cancelled, write } = stream()
  const url = await serve(() => response)
  const leave = new AbortController()
  const answer = await fetch(url, { signal: leave.signal })
  await write(':\n\n')
  await answer.body?.getReader().read()
  leave.abort()
  await expect(cancelled).resolves.toBeUndefined()
})

test('C5 a request that is not HTTP is a 400', async () => {
  const url = await serve(() => new Response('ok'))
  const socket = connect(Number(new URL(url).port), '127.0.0.1').end('NONSENSE\r\n\r\n')
  const [data] = await once(socket, 'data')
  expect(String(data)).toMatch(/^HTTP\/1\.1 400 /)
})

test('A5 a port that is in use is an error that says so', async () => {
  await serve(() => new Response('ok'))
  const second = startServer({
    fetch: () => Promise.resolve(new Response()),
    host: '127.0.0.1',
    port: server?.port ?? 0,
  })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test.each([
  ['sends half a header and then nothing', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow:'],
  ['announces a body and never sends it', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\nab'],
])('C5 a client that %s loses its connection', async (_how, text) => {
  server = await startServer({
    fetch: async (request) => new Response(await request.text()),
    host: '127.0.0.1',
    port: 0,
    patience: { headers: 100, request: 200, look: 20 },
  })
  const socket = connect(server.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => (answer += String(data)))
  // As slowly as it takes to look alive: a byte now and then is no request either.
  const drip = setInterval(() => socket.writable && socket.write('x'), 30)
  // `once` would reject on the reset that a byte in flight may get for an answer; closed it is all the same.
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => {})
  socket.write(text)
  await closed
  clearInterval(drip)
  expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
})
