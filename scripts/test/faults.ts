import { tryFaults, type Trial } from '../faults/try-faults.ts'
import { withWay } from '../faults/way.ts'
import type { StackConfig } from '../stack/config.ts'
import type { Counts } from './counts.ts'

/** Long enough for readers to meet it and for a publication to fall into it. */
const LASTS_MS = 1500
/** Right again by then, by itself, or it does not count. */
const RIGHT_WITHIN_MS = 60_000

/** Injects faults around two instances of the portal, each for a moment, and counts those that readers did not notice. */
export async function runFaultTrials(config: StackConfig): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0 }
  try {
    await withWay(config, async (way) => {
      for await (const trial of tryFaults(way, LASTS_MS)) {
        const held = trial.errors.length === 0 && (trial.rightAfter ?? Infinity) < RIGHT_WITHIN_MS
        counts[held ? 'passed' : 'failed'] += 1
        console.log(`${held ? '✓' : '✗'} Q1 R1 ${said(trial)}`)
        for (const error of trial.errors.slice(0, 10)) console.log(`    ${error}`)
      }
    })
  } catch (error) {
    console.error('✗ Q1 R1 the faults could not be injected:', error)
    counts.failed += 1
  }
  return counts
}

function said({ name, requests, errors, slowest, rightAfter }: Trial): string {
  const right = rightAfter === undefined ? 'never right again' : `right again after ${Math.round(rightAfter)} ms`
  return `${name}: ${requests} requests, ${errors.length} errors, the slowest ${Math.round(slowest)} ms, ${right}`
}
