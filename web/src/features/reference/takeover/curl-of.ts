import { shellQuote } from '../../../lib/shell-quote.ts'

/** A request as a command that sends the same. Its body is read by it. */
export async function curlOf(request: Request): Promise<string> {
  const body = await request.text()
  const lines = [
    `curl -i ${request.method === 'GET' ? '' : `-X ${request.method} `}${shellQuote(request.url)}`,
    ...[...request.headers].map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(body ? [`--data-raw ${shellQuote(body)}`] : []),
  ]
  return lines.join(' \\\n  ')
}
