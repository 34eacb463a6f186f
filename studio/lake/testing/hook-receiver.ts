import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'

type Received = { headers: IncomingHttpHeaders; body: string }

/** A server that webhooks can be sent to. It answers with the statuses it was given, then 200; 0 breaks the connection. */
export async function startReceiver(...statuses: number[]) {
  const received: Received[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    received.push({ headers: request.headers, body })
    const status = statuses.shift() ?? 200
    if (status === 0) request.socket.destroy()
    else response.writeHead(status).end()
    for (const { count, resolve } of waiting) if (received.length >= count) resolve()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a TCP address')
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    /** Resolves when so many messages have come in all. */
    arrival(count: number): Promise<void> {
      if (received.length >= count) return Promise.resolve()
      return new Promise((resolve) => waiting.push({ count, resolve }))
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
