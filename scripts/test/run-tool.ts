import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endChild } from '../lib/children.ts'
import type { Outcome } from '../lib/outcome.ts'
import { onSignal } from '../lib/signals.ts'

/** Runs a test runner to its end, its output among ours. Answers its exit code. */
export async function runTool(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
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

/** Lends a place for the report of a run. */
export async function withReport(body: (report: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'))
  try {
    return await body(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
