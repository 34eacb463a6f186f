import { createRequire } from 'node:module'
import { parseEnv } from '../src/lib/parse-env.ts'
import { keepOnWithoutLog } from './keep-on-without-log.ts'
import { parseSettings } from './settings.ts'

const { server, host, port } = readEnvironment()

keepOnWithoutLog()

// The server that keeps finished pages in memory, or Next's own: one switch between them, also in a container.
if (server === 'next') {
  process.argv.splice(2, Infinity, 'start', '--port', String(port), ...(host ? ['--hostname', host] : []))
  createRequire(import.meta.url)('next/dist/bin/next')
} else await import('./main.ts')

// Next itself would log what is wrong, go on listening, and answer every request with an error.
function readEnvironment() {
  try {
    parseEnv(process.env)
    return parseSettings(process.env)
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}
