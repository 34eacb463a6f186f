import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest } from './counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))

function report(content: unknown): string {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const vitest = (passed: number, failed: number, skipped = 0) =>
  report({ numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, numTodoTests: 0 })

describe('what a suite counts', () => {
  test('A2 passed and failed tests are counted', () => {
    expect(countVitest(vitest(3, 0), 0)).toEqual({ passed: 3, failed: 0 })
    expect(countVitest(vitest(3, 2), 1)).toEqual({ passed: 3, failed: 2 })
  })

  test('A2 a skipped or flaky test counts as failed', () => {
    expect(countVitest(vitest(3, 0, 1), 0)).toEqual({ passed: 3, failed: 1 })
    expect(countPlaywright(report({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 2 } }), 0)).toEqual({
      passed: 3,
      failed: 3,
    })
  })

  test.each([
    ['no report', '/nonexistent/report.json', 0],
    ['a broken report', report('{'), 0],
    ['a crash without a failed test', vitest(3, 0), 1],
    ['no test at all', vitest(0, 0), 0],
  ])('A2 %s is a failure', (_, file, code) => {
    expect(countVitest(file, code).failed).toBe(1)
  })
})
