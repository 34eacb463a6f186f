import { join } from 'node:path'
import { tryFaults } from '../faults/try-faults.ts'
import { measureReach, type Reach } from '../faults/measure-reach.ts'
import { withWay } from '../faults/way.ts'
import { dataFolder } from '../lib/paths.ts'
import { freePorts } from '../lib/ports.ts'
import { step } from '../lib/step.ts'
import { configureStack } from '../stack/config.ts'
import { machineFacts } from './facts.ts'
import { milliseconds, seconds, type Section, toMarkdown } from './report.ts'
import { median, percentile } from './statistics.ts'

/** Measures how a publication reaches two instances, then injects faults around them. Answers the report. */
export async function runFaults(lasts: number, publishes: number): Promise<string> {
  const facts = machineFacts()
  const ports = await freePorts(4100)
  const config = configureStack({ ports, dataFolder: join(dataFolder, 'bench', 'stack'), suffix: '-bench' })
  return withWay(config, async (way) => {
    const reached = await step('Publishing to both', () => measureReach(way, publishes))
    const faults: Section & { rows: string[][] } = {
      title: 'Faults',
      note: `Two instances behind a balancer. Each fault lasts ${lasts / 1000} s, with four readers going through all pages; two changes are published during it (after it, where the lake is down). An error is an answer other than 200, of another page, or cut short; or what such a fault must not do, unseen by a reader. Right again: from the end of the fault until both instances show the last change.`,
      columns: ['fault', 'requests', 'errors', 'slowest', 'right again after'],
      rows: [],
    }
    for await (const { name, requests, errors, slowest, rightAfter } of tryFaults(way, lasts)) {
      for (const error of errors.slice(0, 3)) console.log(`  ${error}`)
      const right = rightAfter === undefined ? 'never' : seconds(rightAfter)
      const row = [name, String(requests), String(errors.length), milliseconds(slowest), right]
      faults.rows.push(row)
      console.log(row.join(' | '))
    }
    return toMarkdown(facts(), [reachSection(reached), faults])
  })
}

const reachSection = (reached: readonly Reach[]): Section => ({
  title: 'Publish to visible on every instance',
  note: 'Two instances that share a Redis; the webhook goes to one of them in turn. From the answer to the publish request until the last instance shows it (a removed page: answers 404), asked for every 20 ms.',
  columns: ['what', 'times', 'median', 'p95', 'maximum'],
  rows: [...Map.groupBy(reached, ({ what }) => what)].map(([what, those]) => {
    const times = those.map(({ time }) => time)
    return [
      what,
      String(times.length),
      ...[median(times), percentile(times, 0.95), Math.max(...times)].map(milliseconds),
    ]
  }),
})
