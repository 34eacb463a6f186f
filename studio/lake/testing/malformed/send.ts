import { Agent, request, type IncomingMessage } from 'node:http'
import type { MalformedRequest } from './request.ts'

/**
 * Sends requests as they are written, several at once on connections that are kept. `fetch` would put a path right
 * before it sends it, and takes as long for a request as the lake does.
 */
export function createSender(port: number, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  return {
    send({ path, method, headers, body }: MalformedRequest): Promise<{ status: number; text: string }> {
      const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
      const sent = request({ host: '127.0.0.1', port, agent, path, method, headers })
      sent.on('error', reject)
      sent.on('response', (response: IncomingMessage) => {
        const status = response.statusCode ?? 0
        // What a listener says is not waited for.
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          sent.off('error', reject).on('error', () => {})
          response.destroy()
          return resolve({ status, text: '' })
        }
        let text = ''
        response.setEncoding('latin1').on('data', (data: string) => (text += data))
        response.on('end', () => resolve({ status, text })).on('error', reject)
      })
      sent.end(body)
      return promise
    },
    close: () => agent.destroy(),
  }
}
