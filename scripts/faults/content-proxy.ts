import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { endToEnd } from './end-to-end-headers.ts'

/** How the content source misbehaves. */
export type ContentFault = 'none' | 'gone' | 'slow' | 'failing' | 'throttled' | 'half' | 'garbage'

const SLOW_MS = 10_000

/** Stands between the portal and its content source, and misbehaves on demand. */
export async function startContentProxy(target: string, port: number) {
  let fault: ContentFault = 'none'
  const server = createServer((request, response) => answers[fault](request, response, target))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    inject(next: ContentFault) {
      fault = next
      // What hangs now would outlast the fault.
      if (next === 'none' || next === 'gone') server.closeAllConnections()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse, target: string) => void

const answers: Readonly<Record<ContentFault, Answer>> = {
  none: forward,
  gone: (request) => request.socket.destroy(),
  slow: (request, response, target) => {
    const timer = setTimeout(() => forward(request, response, target), SLOW_MS)
    response.on('close', () => clearTimeout(timer))
  },
  failing: (request, response) => refuse(request, response, 500, {}),
  throttled: (request, response) => refuse(request, response, 429, { 'retry-after': '1' }),
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

function forward(request: IncomingMessage, response: ServerResponse, target: string): void {
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
