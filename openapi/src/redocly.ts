import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')
const packageRoot = join(import.meta.dirname, '..')

/** Runs the Redocly command line in this package; a failure carries its output. It calls no host. */
export async function redocly(...args: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  const { stdout, stderr } = await run(process.execPath, [cli, ...args], { cwd: packageRoot, env })
  return stdout + stderr
}
