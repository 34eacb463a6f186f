import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Viewer } from '../context.ts'
import { ApiError } from '../errors.ts'
import { serveMux } from './mux.ts'
import { createPresence } from './presence.ts'

export type SocketOptions = {
  fetch: (request: Request) => Promise<Response>
  authenticate: (request: Request) => Viewer
  newId: () => string
  studioOrigin: string
  datasets: readonly string[]
  isAllowedHost: (host: string | null) => boolean
  report: (error: unknown) => void
}

export type Sockets = {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => void
}

const MUX_PATH = '/lake/mux'
const PRESENCE_PATH = /^\/v[^/]+\/socket\/([^/]+)$/
const MOST_SOCKETS = 200
const MESSAGE_BYTES = 256 * 1024
const BEAT_MS = 10_000

/** The lake's WebSockets. A page of another origin gets none: a browser asks no permission before it opens one. */
export function createSockets(options: SocketOptions): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES })
  const presence = createPresence({
    newId: options.newId,
    userOf: (authorization) => userOf(options, { authorization }),
  })
  const silent = new WeakSet<WebSocket>()
  const heartbeat = setInterval(beat, BEAT_MS)
  heartbeat.unref()

  // A socket that didn't answer the last ping is gone, whatever TCP says.
  function beat() {
    for (const client of server.clients) {
      if (silent.has(client)) client.terminate()
      silent.add(client)
      client.ping()
    }
    presence.beat()
  }

  function accept(request: IncomingMessage, path: string, dataset: string | undefined, socket: WebSocket) {
    socket.on('error', options.report)
    socket.on('pong', () => silent.delete(socket))
    if (path === MUX_PATH) return serveMux(socket, request, options)
    return presence.join({ socket, dataset: dataset ?? '', userId: userOf(options, request.headers) })
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      const path = (request.url ?? '').split('?')[0] ?? ''
      const dataset = PRESENCE_PATH.exec(path)?.[1]
      const status = refusal(request, path, dataset)
      if (status) return refuse(socket, status)
      server.handleUpgrade(request, socket, head, (opened) => accept(request, path, dataset, opened))
    },
    close() {
      clearInterval(heartbeat)
      for (const client of server.clients) client.close(1001, 'the lake is stopping')
      // One that doesn't answer would keep the process alive.
      setTimeout(() => server.clients.forEach((client) => client.terminate()), 1_000).unref()
      server.close()
    },
  }

  function refusal(request: IncomingMessage, path: string, dataset: string | undefined): number | undefined {
    const { host, origin } = request.headers
    if (!options.isAllowedHost(host ?? null)) return 421
    if (origin !== undefined && origin !== options.studioOrigin) return 403
    if (path !== MUX_PATH && (dataset === undefined || !options.datasets.includes(dataset))) return 404
    if (server.clients.size >= MOST_SOCKETS) return 503
    return undefined
  }
}

// Destroyed once it is told: a client that keeps its half open would hold the connection, and a lake that stops.
function refuse(socket: Duplex, status: number) {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function userOf(options: SocketOptions, headers: IncomingMessage['headers']): string | undefined {
  const known = new Headers()
  for (const name of ['authorization', 'origin', 'cookie', 'forwarded', 'x-forwarded-for'] as const) {
    const value = headers[name]
    if (typeof value === 'string') known.set(name, value)
  }
  try {
    const viewer = options.authenticate(new Request('http://localhost/', { headers: known }))
    return viewer.kind === 'user' ? viewer.id : undefined
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
