import { tryFaults, type Trial } from '../faults/try-faults.ts'
import { withWay } from '../faults/way.ts'
import type { StackConfig } from '../stack/config.ts'
import { add, failedWith, none, one, type Outcome } from '../lib/outcome.ts'

/** Long enough for readers to meet it and for a publication to fall into it. */
const LASTS_MS = 1500
/** Right again by then, by itself, or it does not count. */
const RIGHT_WITHIN_MS = 60_000

/** Injects faults around two instances of the portal, each for a moment, and tells those that readers noticed. */
export async function runFaultTrials(config: StackConfig): Promise<Outcome> {
  let outcome = none
  try {
    await withWay(config, async (way) => {
      for await (const trial of tryFaults(way, LASTS_MS)) {
        const held = trial.errors.length === 0 && (trial.rightAfter ?? Infinity) < RIGHT_WITHIN_MS
        const name = `Q1 R1 ${said(trial)}`
        console.log(`${held ? '✓' : '✗'} ${name}`)
        outcome = add(outcome, held ? one : failedWith(name, trial.errors.join('\n')))
      }
    })
  } catch (error) {
    outcome = add(outcome, failedWith('Q1 R1 the faults could not be injected', error))
  }
  return outcome
}

function said({ name, requests, errors, slowest, rightAfter }: Trial): string {
  const right = rightAfter === undefined ? 'never right again' : `right again after ${Math.round(rightAfter)} ms`
  return `${name}: ${requests} requests, ${errors.length} errors, the slowest ${Math.round(slowest)} ms, ${right}`
}
