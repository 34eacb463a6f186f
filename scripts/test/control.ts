import { createServer, type Server } from 'node:http'
import type { Stack } from '../stack/stack.ts'

/** Lets the end-to-end tests, which run in other processes, take parts of the stack down and up again. */
export async function serveControl(stack: Stack): Promise<{ url: string; close: () => Promise<void> }> {
  const actions: Readonly<Record<string, () => Promise<void>>> = {
    '/lake/kill': () => stack.children.stop('lake', 'SIGKILL'),
    '/lake/start': () => stack.startLake(),
    '/web/stop': () => stack.children.stop('web'),
    '/web/start': () => stack.startWeb(),
    '/web/roll-back': () => stack.startWeb({ PORTAL_SERVER: 'next' }),
  }
  const server = createServer((request, response) => {
    const action = request.method === 'POST' ? actions[request.url ?? ''] : undefined
    if (!action) return void response.writeHead(404).end()
    action().then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => closed(server) }
}

function portOf(server: Server): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the control server has no port')
  return address.port
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
