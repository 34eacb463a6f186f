import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { add, none, summarize } from '../lib/outcome.ts'
import { readPlaywright, readVitest } from './reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))

function report(content: unknown): string {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const vitest = (...statuses: string[]) =>
  report({
    testResults: [
      {
        name: 'a.unit.test.ts',
        status: statuses.every((status) => status.startsWith('passed')) ? 'passed' : 'failed',
        message: '',
        assertionResults: statuses.map((status, index) => ({
          fullName: `A1 test ${index}`,
          status: status.split(' ')[0],
          failureMessages: ['failed', 'passed at last'].includes(status)
            ? ['\u001b[31mexpected 1 to be 2\u001b[39m']
            : [],
        })),
      },
    ],
  })

const spec = (status: string, message?: string) => ({
  file: 'a.e2e.ts',
  title: `A1 ${status}`,
  tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
})

const playwright = (...specs: unknown[]) =>
  report({ errors: [], suites: [{ specs: [], suites: [{ specs, suites: [] }] }] })

describe('what a suite came to', () => {
  test('A2 passed tests are counted, failed ones named with what was said of them', () => {
    expect(readVitest(vitest('passed', 'passed'), 0)).toEqual({ ...none, passed: 2 })
    expect(readVitest(vitest('passed', 'failed'), 1)).toEqual({
      ...none,
      passed: 1,
      failures: [{ name: 'A1 test 1 (a.unit.test.ts)', why: 'expected 1 to be 2' }],
    })
    expect(readPlaywright(playwright(spec('expected'), spec('unexpected', 'it broke')), 1)).toEqual({
      ...none,
      passed: 1,
      failures: [{ name: 'A1 unexpected (a.e2e.ts)', why: 'it broke' }],
    })
  })

  test('A2 a skipped test counts as failed', () => {
    expect(readVitest(vitest('passed', 'skipped'), 0).failures).toHaveLength(1)
    expect(readPlaywright(playwright(spec('expected'), spec('skipped')), 0).failures).toHaveLength(1)
  })

  test('A2 a test that held at its second attempt counts as passed, and is named with what failed first', () => {
    const unsteady = [{ name: 'A1 flaky (a.e2e.ts)', why: 'too slow' }]
    expect(readPlaywright(playwright(spec('flaky', 'too slow')), 0)).toEqual({ passed: 1, failures: [], unsteady })
    expect(readVitest(vitest('passed', 'passed at last'), 0)).toMatchObject({
      passed: 2,
      unsteady: [{ name: 'A1 test 1 (a.unit.test.ts)', why: 'expected 1 to be 2' }],
    })
  })

  test('A2 a file that could not be loaded is named', () => {
    const broken = report({
      testResults: [{ name: 'b.unit.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
    })
    expect(readVitest(broken, 1).failures).toEqual([{ name: 'b.unit.test.ts', why: 'no such module' }])
  })

  test.each([
    ['no report', '/nonexistent/report.json', 0],
    ['a broken report', report('{'), 0],
    ['a crash without a failed test', vitest('passed'), 1],
    ['no test at all', vitest(), 0],
  ])('A2 %s is a failure', (_, file, code) => {
    expect(readVitest(file, code).failures).toHaveLength(1)
  })
})

test('A2 the run ends with each trouble and the total alone on a line', () => {
  const failures = [{ name: 'A1 menu', why: 'line\n'.repeat(50) }]
  const outcome = add(
    { ...none, passed: 2, failures },
    { ...none, passed: 1, unsteady: [{ name: 'A1 page', why: '' }] },
  )
  const lines = summarize(outcome).split('\n')
  expect(lines).toContain('✗ A1 menu')
  expect(lines).toContain('~ held at the second attempt: A1 page')
  expect(lines.length).toBeLessThan(20)
  expect(lines.at(-1)).toBe('3 passed, 1 failed')
})
