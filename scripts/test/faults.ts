import { measureReach } from '../faults/measure-reach.ts'
import { tryFaults, type Trial } from '../faults/try-faults.ts'
import { withWay } from '../faults/way.ts'
import type { StackConfig } from '../stack/config.ts'
import { add, failedWith, none, one, type Outcome } from '../lib/outcome.ts'

/** Long enough for readers to meet it and for a publication to fall into it. */
const LASTS_MS = 1500
/** Right again by then, by itself, or it does not count. */
const RIGHT_WITHIN_MS = 60_000
/** No reader waits longer, however busy the machine. */
const SLOWEST_MS = 20_000
/** A publication takes less than one second, on a busy machine some more. One that is lost is found after twenty. */
const REACH_MS = 10_000
/** And a new page, and its removal. */
const EDITS = 1

/** Injects faults around two instances of the portal, each for a moment, and tells those that readers noticed. */
export async function runFaultTrials(config: StackConfig): Promise<Outcome> {
  let outcome = none
  try {
    await withWay(config, async (way) => {
      for (const { what, time } of await measureReach(way, EDITS)) {
        const name = `R1 ${what} was on both instances after ${Math.round(time)} ms`
        outcome = add(outcome, tell(time < REACH_MS, name))
      }
      for await (const trial of tryFaults(way, LASTS_MS))
        outcome = add(outcome, tell(isHeld(trial), `Q1 R1 ${said(trial)}`, trial.errors.join('\n')))
    })
  } catch (error) {
    outcome = add(outcome, failedWith('Q1 R1 the faults could not be injected', error))
  }
  return outcome
}

function tell(held: boolean, name: string, why = ''): Outcome {
  console.log(`${held ? '✓' : '✗'} ${name}`)
  return held ? one : failedWith(name, why)
}

const isHeld = ({ errors, slowest, rightAfter = Infinity }: Trial): boolean =>
  errors.length === 0 && slowest < SLOWEST_MS && rightAfter < RIGHT_WITHIN_MS

function said({ name, requests, errors, slowest, rightAfter }: Trial): string {
  const right = rightAfter === undefined ? 'never right again' : `right again after ${Math.round(rightAfter)} ms`
  return `${name}: ${requests} requests, ${errors.length} errors, the slowest ${Math.round(slowest)} ms, ${right}`
}
