/** What a suite came to: how many tests passed, and each that did not. */
export type Outcome = { passed: number; failures: readonly Failure[] }

/** A test that failed, was skipped or held only at a second attempt; `why` is what its runner said. */
export type Failure = { name: string; why: string }

export const none: Outcome = { passed: 0, failures: [] }
export const one: Outcome = { passed: 1, failures: [] }

export const add = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
})

export const failedWith = (name: string, error: unknown): Outcome => ({
  passed: 0,
  failures: [{ name, why: error instanceof Error ? error.message : String(error) }],
})

/** Of a long message the first lines: the assertion, what was expected and what came. */
const WHY_LINES = 12

/** The last words of a run: each failure again, since their places above are far apart, then the total alone on a line. */
export function summarize({ passed, failures }: Outcome): string {
  const told = failures.map(({ name, why }) => `✗ ${name}\n${indent(why)}`)
  return ['', ...told, `${passed} passed, ${failures.length} failed`].join('\n')
}

function indent(text: string): string {
  const lines = text.trim().split('\n').slice(0, WHY_LINES)
  return lines.map((line) => `    ${line}`.trimEnd()).join('\n')
}
