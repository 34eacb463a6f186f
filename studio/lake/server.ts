import { once } from 'node:events'
import { Server, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'

export type ServerOptions = {
  fetch: (request: Request) => Promise<Response>
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  host: string
  port: number
}

export type RunningServer = { port: number; close: () => Promise<void> }

/** A client that opens a connection and says nothing loses it. */
const HEADERS_TIMEOUT_MS = 15_000
/** Long enough for a slow upload. */
const REQUEST_TIMEOUT_MS = 300_000
const KEEP_ALIVE_MS = 65_000

/**
 * Serves a `fetch` on a port. Resolves when it listens.
 *
 * @throws the system's error, with its code, when it can't listen
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: options.fetch,
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
  })
  if (!(server instanceof Server)) throw new Error('expected an HTTP/1.1 server')
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
      const patience = setTimeout(() => server.closeAllConnections(), 2_000)
      await closed
      clearTimeout(patience)
    },
  }
}
