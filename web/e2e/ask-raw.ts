import { request } from 'node:http'
import { stack } from './stack.ts'

export type RawAnswer = { status: number; location: string; text: string }

/** Sends an address and headers as they are: `fetch` would tidy the one, and never sends a `Host` of ours. */
export function askRaw(path: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(stack.webUrl)
    const sent = request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
