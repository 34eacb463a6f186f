import { join } from 'node:path'
import { findProgram } from '../lib/debian.ts'
import type { Outcome } from '../lib/outcome.ts'
import { command, root } from '../lib/paths.ts'
import { readVitest } from './reports.ts'
import { runTool, withReport } from './run-tool.ts'

/** Unit, contract and property tests. `args` are Vitest's own. */
export async function runVitest(args: readonly string[]): Promise<Outcome> {
  return withReport(async (report) => {
    const vitest = command('.', 'vitest', 'vitest.mjs')
    const config = join(root, 'scripts/vitest.config.ts')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const env = args.length === 0 ? { ...process.env, REDIS_SERVER: findRedis() } : process.env
    const code = await runTool([vitest, 'run', '--config', config, ...reporters, ...args], root, env)
    return readVitest(report, code)
  })
}

// What several instances of the portal share. The tests that need it fail by name where there is none.
function findRedis(): string | undefined {
  try {
    return process.env['REDIS_SERVER'] || findProgram('redis-server')
  } catch {
    return undefined
  }
}
