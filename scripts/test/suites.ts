import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../chromium.ts'
import { endChild } from '../lib/children.ts'
import { findProgram } from '../lib/debian.ts'
import { command, root } from '../lib/paths.ts'
import { freePorts } from '../lib/ports.ts'
import { onSignal } from '../lib/signals.ts'
import { configureStack } from '../stack/config.ts'
import { Stack } from '../stack/stack.ts'
import { serveControl } from './control.ts'
import { runFaultTrials } from './faults.ts'
import { add, type Outcome } from '../lib/outcome.ts'
import { readPlaywright, readVitest } from './reports.ts'

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

/**
 * End-to-end tests in a real Chromium, against a whole stack of their own; then, when all run, faults around two
 * instances of what was built. `args` are Playwright's own.
 */
export async function runPlaywright(args: readonly string[]): Promise<Outcome> {
  const chromium = findChromium(root)
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'))
  const ports = await freePorts(3900)
  const config = configureStack({ ports, dataFolder: folder, suffix: '-e2e', env: embeddedOnly(process.env) })
  const stack = new Stack(config)
  onSignal(() => stack.children.stopAll())
  const control = await serveControl(stack)
  try {
    await stack.start()
    const outcome = await withReport(async (report) => {
      const env = {
        ...config.env,
        CHROMIUM_PATH: chromium.path,
        CONTROL_URL: control.url,
        LAKE_WRITE_TOKEN: config.secrets.lakeWriteToken,
        LAKE_READ_TOKEN: config.secrets.lakeReadToken,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }
      const code = await runTool(
        [command('web', '@playwright/test', 'cli.js'), 'test', ...args],
        join(root, 'web'),
        env,
      )
      return readPlaywright(report, code)
    })
    if (args.length > 0) return outcome
    await stack.children.stopAll()
    return add(outcome, await runFaultTrials(config))
  } finally {
    await control.close()
    await stack.children.stopAll()
    rmSync(folder, { recursive: true, force: true })
  }
}

// The tests change content, so they never run on a hosted project that the shell happens to name.
function embeddedOnly(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { SANITY_PROJECT_ID: _, SANITY_DATASET: __, LAKE_URL: ___, WEB_URL: ____, STUDIO_URL: _____, ...rest } = env
  return rest
}

async function withReport(body: (report: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'))
  try {
    return await body(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runTool(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const forget = onSignal(() => endChild(child))
  const [code] = await once(child, 'close')
  forget()
  return typeof code === 'number' ? code : 1
}
