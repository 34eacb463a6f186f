import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { endToEnd } from './end-to-end-headers.ts'
import { createRefusals } from './refusals.ts'

/** How the content source misbehaves. */
export type ContentFault = 'none' | 'gone' | 'slow' | 'failing' | 'throttled' | 'sparing' | 'half' | 'garbage'

const SLOW_MS = 10_000

/** Stands between the portal and its content source, and misbehaves on demand; a slow answer comes after `slowness` ms. */
export async function startContentProxy(target: string, port: number, slowness = SLOW_MS) {
  let fault: ContentFault = 'none'
  const refusals = createRefusals()
  const server = createServer((request, response) => {
    const isRefused = refusals.refuses(request, fault === 'sparing')
    if (isRefused) refuse(request, response, 429, { 'retry-after': String(refusals.seconds) })
    else answers[fault](request, response, { target, slowness })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    refusals,
    /** What is slow under way comes late, whatever follows. */
    inject(next: ContentFault) {
      fault = next
      if (next === 'gone') server.closeAllConnections()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Terms = { target: string; slowness: number }
type Answer = (request: IncomingMessage, response: ServerResponse, terms: Terms) => void

const answers: Readonly<Record<ContentFault, Answer>> = {
  none: forward,
  gone: (request) => request.socket.destroy(),
  slow: (request, response, terms) => {
    const timer = setTimeout(() => forward(request, response, terms), terms.slowness)
    response.on('close', () => clearTimeout(timer))
  },
  failing: (request, response) => refuse(request, response, 500, {}),
  throttled: (request, response) => refuse(request, response, 429, { 'retry-after': '1' }),
  // Refuses some, and is there for all others.
  sparing: forward,
  half: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"result":[{"_id":"page_')
    setImmediate(() => response.destroy())
  },
  garbage: (request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('<html>{"result": not what was asked')
  },
}

function forward(request: IncomingMessage, response: ServerResponse, { target }: Terms): void {
  const { host, hostname, port } = new URL(target)
  const sent = send(
    // A lake answers for its own name alone.
    { hostname, port, path: request.url, method: request.method, headers: { ...request.headers, host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
      answer.pipe(response)
    },
  )
  sent.on('error', () => response.destroy())
  response.on('close', () => sent.destroy())
  request.pipe(sent)
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, headers: Record<string, string>) {
  request.resume()
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end('{"error":"injected"}')
}
