import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { resolveContentSource } from '@portal/content-source'
import { createStudioApp } from './serve/studio-app.ts'
import { portalUrl } from './workspace/portal-url.ts'

const DEFAULT_PORT = 3333
const port = Number(process.env['STUDIO_PORT'] || DEFAULT_PORT)
const dist = process.env['STUDIO_DIST'] || join(import.meta.dirname, 'dist')

const server = serve({ fetch: studioApp().fetch, port, hostname: process.env['STUDIO_HOST'] || '127.0.0.1' }, () =>
  console.log(`Studio on http://localhost:${port}`),
)
server.on('error', (error) => {
  const busy = 'code' in error && error.code === 'EADDRINUSE'
  fail(busy ? `port ${port} is in use: stop what holds it, or set STUDIO_PORT to another` : error.message)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0))
    // Browsers keep their connections open; nothing in flight is worth waiting for.
    if ('closeAllConnections' in server) server.closeAllConnections()
  })

function studioApp() {
  try {
    return createStudioApp({ dist, source: resolveContentSource(process.env), portalUrl })
  } catch (error) {
    return fail(`the Studio in ${dist} can not be served: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
