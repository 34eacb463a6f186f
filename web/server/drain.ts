import type { Server as HttpServer, ServerResponse } from 'node:http'
import { Server } from 'node:net'

/** A connection that is idle for so long is one that its balancer has no use for. */
const IDLE_MS = 2000

/**
 * Has a server that is told to end answer whatever it was sent. Each connection is closed with its next answer; one that
 * is idle may have a request on its way that was not read yet, and is left open for a while.
 *
 * @param idle how long, in milliseconds
 * @returns what ends the server; `ended` is called when the last connection is closed
 */
export function createDrain(server: HttpServer, idle = IDLE_MS): (ended: () => void) => void {
  const underWay = new Set<ServerResponse>()
  server.prependListener('request', (_, response) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return (ended) => {
    underWay.forEach(closeAfter)
    server.prependListener('request', (_, response) => closeAfter(response))
    // Node's HTTP server closes idle connections at once; what it is made of stops listening alone.
    Server.prototype.close.call(server, ended)
    setTimeout(() => server.closeIdleConnections(), idle).unref()
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
