import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { none, type Outcome, type Trouble } from '../lib/outcome.ts'

const Vitest = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

const Errors = z.array(z.object({ message: z.string().optional() }))
const Playwright = z.object({ suites: z.array(z.unknown()), errors: Errors })
const PlaywrightSuite = z.object({
  suites: z.array(z.unknown()).optional(),
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ errors: Errors })) })),
    }),
  ),
})

type Told = { name: string; status: 'passed' | 'unsteady' | 'failed'; why: string }

/** What Vitest's JSON report says. A test that passed and has a failure to tell passed at its second attempt. */
export function readVitest(report: string, code: number): Outcome {
  const told = readReport(Vitest, report)?.testResults.flatMap(({ name: file, message, ...result }): Told[] => {
    if (result.assertionResults.length === 0 && result.status !== 'passed')
      return [{ name: file, status: 'failed', why: message || 'could not be loaded' }]
    return result.assertionResults.map(({ fullName, status, failureMessages }) => {
      const why = failureMessages?.join('\n') ?? ''
      const passed = why ? 'unsteady' : 'passed'
      return { name: `${fullName} (${file})`, status: status === 'passed' ? passed : 'failed', why: why || status }
    })
  })
  return settle('Vitest', told, code)
}

/** What Playwright's JSON report says. */
export function readPlaywright(report: string, code: number): Outcome {
  const read = readReport(Playwright, report)
  const outside = read?.errors.map(({ message }): Told => ({
    name: 'Playwright',
    status: 'failed',
    why: message ?? '',
  }))
  return settle('Playwright', read && [...read.suites.flatMap(testsOf), ...(outside ?? [])], code)
}

const PLAYWRIGHT_STATUS: Readonly<Record<string, Told['status']>> = { expected: 'passed', flaky: 'unsteady' }

function testsOf(node: unknown): readonly Told[] {
  const { suites = [], specs } = PlaywrightSuite.parse(node)
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }): Told => {
      const why = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n')
      return { name: `${title} (${file})`, status: PLAYWRIGHT_STATUS[status] ?? 'failed', why: why || status }
    }),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

/** A run without a report, without a test, or with an exit `code` that no failed test explains is a failure. */
function settle(runner: string, told: readonly Told[] | undefined, code: number): Outcome {
  const troubles = (wanted: Told['status']): Trouble[] =>
    (told ?? []).flatMap(({ name, status, why }) =>
      status === wanted ? [{ name, why: stripVTControlCharacters(why) }] : [],
    )
  const failures = troubles('failed')
  const passed = (told ?? []).length - failures.length
  if (failures.length === 0 && (code !== 0 || passed === 0))
    failures.push({ name: runner, why: `ended with ${code} after ${passed} tests, without a failed one` })
  return { ...none, passed, failures, unsteady: troubles('unsteady') }
}

function readReport<T>(schema: z.ZodType<T>, file: string): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
