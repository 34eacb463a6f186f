import { setTimeout } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { step } from '../../lib/step.ts'
import { milliseconds, seconds, sectionToMarkdown, type Section } from '../report.ts'
import { type Fault, faultsOf, type Way } from './faults.ts'
import { publish, timeUntilShown, writerOf } from './publish.ts'
import { startReaders } from './readers.ts'

/** What is not right again by then is not going to be. */
const PATIENCE_MS = 120_000

/** Injects each fault for `lasts` milliseconds, with readers reading, and publishes during it. */
export async function measureFaults(way: Way, lasts: number): Promise<Section> {
  const lake = writerOf(way.stack.config)
  const paths = await lake.fetch<string[]>('*[_type == "page"] | order(path asc).path')
  const section: Section & { rows: string[][] } = {
    title: 'Faults',
    note: `Two instances behind a balancer. Each fault lasts ${lasts / 1000} s, with four readers going through ${paths.length} pages; two changes are published during it (after it, where the lake is down). An error is an answer other than 200, of another page, or cut short. Right again: from the end of the fault until both instances show the last change.`,
    columns: ['fault', 'requests', 'errors', 'slowest', 'right again after'],
    rows: [],
  }
  for (const fault of faultsOf(way)) {
    const row = await step(fault.name, () => suffer(fault, { lake, paths, way, lasts }))
    section.rows.push(row)
    console.log(`  ${row.join(' | ')}`)
  }
  console.log(sectionToMarkdown(section))
  return section
}

type Terms = { lake: SanityClient; paths: readonly string[]; way: Way; lasts: number }

async function suffer({ name, begin }: Fault, { lake, paths, way, lasts }: Terms): Promise<string[]> {
  const readers = startReaders(way.balanced, paths)
  const end = await begin()
  const last = `Written during: ${name}, ${Date.now()}`
  const publishBoth = async () => {
    await publish(lake, `${last}, first of two`)
    await publish(lake, last)
  }
  const published = publishBoth().then(
    () => true,
    () => false,
  )
  await setTimeout(lasts)
  await end()
  if (!(await published)) await publishBoth()
  const shown = await Promise.all(way.instances.map((port) => timeUntilShown(port, last, PATIENCE_MS)))
  const { requests, errors, slowest } = await readers.stop()
  for (const error of errors.slice(0, 3)) console.log(`  ${error}`)
  const right = shown.includes(undefined) ? 'never' : seconds(Math.max(...shown.map((time) => time ?? 0)))
  return [name, String(requests), String(errors.length), milliseconds(slowest), right]
}
