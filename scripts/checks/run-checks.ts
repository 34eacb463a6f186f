import { step } from '../lib/step.ts'
import { UserError } from '../lib/fail.ts'
import { add, failedWith, none, one, type Outcome } from '../lib/outcome.ts'
import { CHECKS } from './checks.ts'

/** Runs the checks named (all without names), goes on after a failure. */
export async function runChecks(names: readonly string[] = []): Promise<Outcome> {
  const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name))
  if (unknown.length > 0)
    throw new UserError(`no such check: ${unknown.join(', ')}; there are ${CHECKS.map(({ name }) => name).join(', ')}`)
  let outcome = none
  for (const check of CHECKS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    try {
      await step(`Check: ${check.title}`, check.run)
      outcome = add(outcome, one)
    } catch (error) {
      console.error(`✗ ${check.title}: ${error instanceof Error ? error.message : String(error)}`)
      outcome = add(outcome, failedWith(check.title, error))
    }
  }
  return outcome
}
