/**
 * What a suite came to: how many tests passed, each that did not (a skipped one neither: nobody knows whether it would
 * hold), and each of the passed that held only at a second attempt.
 */
export type Outcome = { passed: number; failures: readonly Trouble[]; unsteady: readonly Trouble[] }

/** A test and what its runner said of it. */
export type Trouble = { name: string; why: string }

export const none: Outcome = { passed: 0, failures: [], unsteady: [] }
export const one: Outcome = { ...none, passed: 1 }

export const add = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
  unsteady: [...a.unsteady, ...b.unsteady],
})

export const failedWith = (name: string, error: unknown): Outcome => ({
  ...none,
  failures: [{ name, why: error instanceof Error ? error.message : String(error) }],
})

/** Of a long message the first lines: the assertion, what was expected and what came. */
const WHY_LINES = 12

/** The last words of a run: each trouble again, since their places above are far apart, then the total alone on a line. */
export function summarize({ passed, failures, unsteady }: Outcome): string {
  return [
    '',
    ...unsteady.map(tell('~ held at the second attempt:')),
    ...failures.map(tell('✗')),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n')
}

const tell = (sign: string) => (trouble: Trouble) => `${sign} ${trouble.name}\n${indent(trouble.why)}`

function indent(text: string): string {
  const lines = text.trim().split('\n').slice(0, WHY_LINES)
  return lines.map((line) => `    ${line}`.trimEnd()).join('\n')
}
