import { once } from 'node:events'
import { Server, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'

export type ServerOptions = {
  fetch: (request: Request) => Promise<Response>
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  host: string
  port: number
  patience?: Partial<Patience>
}

/** How long a connection may take, in milliseconds. */
type Patience = {
  /** A client that opens a connection and says nothing, or a little at a time, loses it. */
  headers: number
  /** For the whole request: long enough for a slow upload. */
  request: number
  keepAlive: number
  /** How often Node looks for those that took too long. */
  look: number
}

export type RunningServer = { port: number; close: () => Promise<void> }

const PATIENCE: Patience = { headers: 15_000, request: 300_000, keepAlive: 65_000, look: 5_000 }
/** More than the listeners, the editors and the portal need; a flood of connections stops here. */
const MOST_CONNECTIONS = 4_000

/**
 * Serves a `fetch` on a port. Resolves when it listens.
 *
 * @throws the system's error, with its code, when it can't listen
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const patience = { ...PATIENCE, ...options.patience }
  const server = createAdaptorServer({
    fetch: options.fetch,
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.keepAlive,
      connectionsCheckingInterval: patience.look,
    },
  })
  if (!(server instanceof Server)) throw new Error('expected an HTTP/1.1 server')
  server.maxConnections = MOST_CONNECTIONS
  if (options.upgrade) server.on('upgrade', options.upgrade)
  server.listen(options.port, options.host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a TCP address')
  return {
    port: address.port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      // Requests in work get a moment to end; streams have been ended by the lake before.
      const cutOff = setTimeout(() => server.closeAllConnections(), 2_000)
      await closed
      clearTimeout(cutOff)
    },
  }
}
