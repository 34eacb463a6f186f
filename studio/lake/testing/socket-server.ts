import { createServer } from 'node:http'
import { once } from 'node:events'
import { WebSocket, type ClientOptions } from 'ws'
import type { Viewer } from '../context.ts'
import { createSockets } from '../sockets/sockets.ts'
import { authenticateForTest } from './test-lake.ts'

export const STUDIO_ORIGIN = 'http://localhost:4243'

type Options = { fetch?: (request: Request) => Promise<Response>; authenticate?: (request: Request) => Viewer }

/** The lake's sockets behind a real port, over whatever `fetch` the test gives. */
export async function startSocketServer(options: Options = {}) {
  const failures: unknown[] = []
  let ids = 0
  const sockets = createSockets({
    fetch: options.fetch ?? (() => Promise.resolve(new Response('{}', { status: 404 }))),
    authenticate: options.authenticate ?? authenticateForTest,
    newId: () => `id${++ids}`,
    studioOrigin: STUDIO_ORIGIN,
    datasets: ['production'],
    isAllowedHost: (host) => host?.startsWith('localhost:') ?? false,
    report: (error) => failures.push(error),
  })
  const server = createServer().on('upgrade', sockets.upgrade)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a TCP address')
  const clients: WebSocket[] = []
  return {
    failures,
    /** Opens a socket; its messages are read one after the other with `next`. */
    connect: (path: string, init: ClientOptions = { origin: STUDIO_ORIGIN }) => {
      const client = openSocket(`ws://localhost:${address.port}${path}`, init)
      clients.push(client.socket)
      return client
    },
    close: sockets.close,
    async stop() {
      sockets.close()
      for (const client of clients) client.terminate()
      server.close()
      await once(server, 'close')
    },
  }
}

export type SocketClient = ReturnType<typeof openSocket>

export function openSocket(url: string, init: ClientOptions) {
  const socket = new WebSocket(url, init)
  const arrived: unknown[] = []
  const waiting: ((message: unknown) => void)[] = []
  const { promise: status, resolve: answered } = Promise.withResolvers<number>()
  socket.on('open', () => answered(101))
  socket.on('unexpected-response', (_request, response) => answered(response.statusCode ?? 0))
  socket.on('error', () => {})
  socket.on('message', (data) => {
    const text = data.toString()
    const message: unknown = text === '♥' ? text : JSON.parse(text)
    const take = waiting.shift()
    if (take) take(message)
    else arrived.push(message)
  })
  return {
    socket,
    /** 101 when it opened, else the status it was refused with. */
    status,
    send: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: (): Promise<unknown> =>
      arrived.length > 0 ? Promise.resolve(arrived.shift()) : new Promise((resolve) => waiting.push(resolve)),
    closed: () => once(socket, 'close'),
  }
}
