import { createRequire } from 'node:module'
import { parseSettings } from './settings.ts'

const { server, host, port } = parseSettings(process.env)

// The server that keeps finished pages in memory, or Next's own: one switch between them, also in a container.
if (server === 'next') {
  process.argv.splice(2, Infinity, 'start', '--port', String(port), ...(host ? ['--hostname', host] : []))
  createRequire(import.meta.url)('next/dist/bin/next')
} else await import('./main.ts')
