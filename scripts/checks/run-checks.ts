import { step } from '../lib/step.ts'
import { UserError } from '../lib/fail.ts'
import { CHECKS } from './checks.ts'

export type Counts = { passed: number; failed: number }

/** Runs the checks named (all without names), goes on after a failure, and counts. */
export async function runChecks(names: readonly string[] = []): Promise<Counts> {
  const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name))
  if (unknown.length > 0)
    throw new UserError(`no such check: ${unknown.join(', ')}; there are ${CHECKS.map(({ name }) => name).join(', ')}`)
  const counts: Counts = { passed: 0, failed: 0 }
  for (const check of CHECKS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    try {
      await step(`Check: ${check.title}`, check.run)
      counts.passed++
    } catch (error) {
      console.error(`✗ ${check.title}: ${error instanceof Error ? error.message : String(error)}`)
      counts.failed++
    }
  }
  return counts
}
