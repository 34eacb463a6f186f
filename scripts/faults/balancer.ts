import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { endToEnd } from './end-to-end-headers.ts'

/**
 * Spreads requests over the instances in turn. One that can't be reached, or goes away before it has answered, is passed
 * over, as any balancer does with requests that may be repeated.
 */
export async function startBalancer(instances: readonly number[], port: number) {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    turn += 1
    const first = turn % instances.length
    const order = [...instances.slice(first), ...instances.slice(0, first)]
    for (const instance of order) if (await passed(request, Buffer.concat(parts), response, { agent, instance })) return
    response.writeHead(502).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    close() {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}

type Way = { agent: Agent; instance: number }

function passed(
  { url, method, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  { agent, instance }: Way,
): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = send({ agent, host: '127.0.0.1', port: instance, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
      answer.pipe(response)
      answer.on('error', () => response.destroy())
      resolve(true)
    })
    sent.on('error', () => resolve(false))
    sent.end(body)
  })
}
