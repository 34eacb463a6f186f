import type { Server as HttpServer, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'

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
  // Of each connection, the answer to its last request: the one that may still close it. A set of all that is under way
  // would leave its outgrown tables to the slow collector of garbage, 45,000 times a second.
  const last = new Map<Socket, ServerResponse | undefined>()
  server.on('connection', (socket: Socket) => {
    last.set(socket, undefined)
    socket.once('close', () => last.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => last.set(socket, response))
  return (ended) => {
    for (const response of last.values()) if (response) closeAfter(response)
    server.prependListener('request', (_, response) => closeAfter(response))
    // Node's HTTP server closes idle connections at once; what it is made of stops listening alone.
    Server.prototype.close.call(server, ended)
    setTimeout(() => server.closeIdleConnections(), idle).unref()
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
