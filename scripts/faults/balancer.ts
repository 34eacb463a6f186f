import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { endToEnd } from './end-to-end-headers.ts'

/**
 * Spreads requests over the instances in turn. One that can't be reached, or goes away before it has answered, is passed
 * over, as any balancer does with requests that may be repeated; those that it had accepted are counted.
 */
export async function startBalancer(instances: readonly number[], port: number) {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  let dropped = 0
  const onError = ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'ECONNREFUSED') dropped += 1
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    turn += 1
    const first = turn % instances.length
    const order = [...instances.slice(first), ...instances.slice(0, first)]
    for (const instance of order)
      if (await passed(request, Buffer.concat(parts), response, { agent, instance, onError })) return
    response.writeHead(502).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    /** How many requests an instance took and then did not answer, so that another had to. */
    dropped: () => dropped,
    close() {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}

type Way = { agent: Agent; instance: number; onError: (error: NodeJS.ErrnoException) => void }

function passed(
  { url, method, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  { agent, instance, onError }: Way,
): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = send({ agent, host: '127.0.0.1', port: instance, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
      answer.pipe(response)
      answer.on('error', () => response.destroy())
      resolve(true)
    })
    sent.on('error', (error) => {
      onError(error)
      resolve(false)
    })
    sent.end(body)
  })
}
