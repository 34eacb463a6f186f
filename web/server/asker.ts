import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request as send } from 'node:http'
import { FRESH_HEADER } from './next-listener.ts'

/** What Next said, whole. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

export type Question = {
  /** With its query. */
  url: string
  headers: Readonly<Record<string, string>>
  /** Whether an older page will not do; Next then renders, and fails when it can't. */
  fresh?: boolean
}

export type Ask = (question: Question) => Promise<Answer>

/** How long Next may take; a rendering that reads from a slow content source has its own, shorter limits. */
const TIMEOUT_MS = 30_000

/** Asks the portal's Next over its private socket, without anything of the connection that the reader has. */
export function createAsker(socketPath: string): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  return ({ url, headers, fresh }) =>
    new Promise((resolve, reject) => {
      const request = send(
        {
          agent,
          socketPath,
          path: url,
          method: 'GET',
          headers: fresh ? { ...headers, [FRESH_HEADER]: '1' } : headers,
          timeout: TIMEOUT_MS,
        },
        (response) => void collect(response).then(resolve, reject),
      )
      request.on('timeout', () => request.destroy(new Error(`Next took over ${TIMEOUT_MS} ms for ${url}`)))
      request.on('error', reject)
      request.end()
    })
}

async function collect(response: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return { status: response.statusCode ?? 500, headers: response.headers, body: Buffer.concat(parts) }
}
