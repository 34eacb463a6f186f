import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Outcome of a suite. A skipped or flaky test counts as failed: nobody knows whether it would hold. */
export type Counts = { passed: number; failed: number }

export const add = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

const Vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})

const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

export function countVitest(report: string, code: number): Counts {
  const r = readReport(Vitest, report)
  return settle(r && { passed: r.numPassedTests, failed: r.numFailedTests + r.numPendingTests + r.numTodoTests }, code)
}

export function countPlaywright(report: string, code: number): Counts {
  const stats = readReport(Playwright, report)?.stats
  return settle(stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }, code)
}

/** A suite that ran nothing, left no report or failed without a failed test (a crash) counts as one failure. */
function settle(counts: Counts | undefined, code: number): Counts {
  if (!counts) return { passed: 0, failed: 1 }
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return silent ? { ...counts, failed: 1 } : counts
}

function readReport<T>(schema: z.ZodType<T>, file: string): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
