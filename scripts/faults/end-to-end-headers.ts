import type { IncomingHttpHeaders } from 'node:http'

/** The headers that are meant for the other end; those about a connection are each connection's own. */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, 'keep-alive': __, ...rest } = headers
  return rest
}
