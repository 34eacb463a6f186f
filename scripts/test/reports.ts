import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { Failure, Outcome } from '../lib/outcome.ts'

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

/**
 * What Vitest's JSON report says. A skipped test counts as failed, and so does a run without a report, without a test,
 * or with an exit `code` that no failed test explains: nobody knows whether it would hold.
 */
export function readVitest(report: string, code: number): Outcome {
  const files = readReport(Vitest, report)?.testResults ?? []
  const tests = files.flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ name, ...test })))
  const failures = tests
    .filter(({ status }) => status !== 'passed')
    .map(({ name, fullName, status, failureMessages }) =>
      failure(`${fullName} (${name})`, failureMessages?.join('\n') || status),
    )
  const unloaded = files
    .filter(({ status, assertionResults }) => status !== 'passed' && assertionResults.length === 0)
    .map(({ name, message }) => failure(name, message || 'could not be loaded'))
  return settle('Vitest', tests.length - failures.length, [...failures, ...unloaded], code)
}

/** What Playwright's JSON report says, by the same rule; a test that held at a second attempt only counts as failed. */
export function readPlaywright(report: string, code: number): Outcome {
  const read = readReport(Playwright, report)
  const tests = (read?.suites ?? []).flatMap(testsOf)
  const failures = tests
    .filter(({ status }) => status !== 'expected')
    .map(({ name, status, why }) => failure(name, why || status))
  const outside = (read?.errors ?? []).map(({ message }) => failure('Playwright', message ?? ''))
  return settle('Playwright', tests.length - failures.length, [...failures, ...outside], code)
}

type PlaywrightTest = { name: string; status: string; why: string }

function testsOf(node: unknown): readonly PlaywrightTest[] {
  const { suites = [], specs } = PlaywrightSuite.parse(node)
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${title} (${file})`,
      status,
      why: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n'),
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

const failure = (name: string, why: string): Failure => ({ name, why: stripVTControlCharacters(why) })

function settle(runner: string, passed: number, failures: readonly Failure[], code: number): Outcome {
  if (failures.length > 0 || (code === 0 && passed > 0)) return { passed, failures }
  return { passed, failures: [failure(runner, `ended with ${code} after ${passed} tests, without a failed one`)] }
}

function readReport<T>(schema: z.ZodType<T>, file: string): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
