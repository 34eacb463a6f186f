import { setTimeout } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { type Fault, faultsOf } from './faults.ts'
import { publish, timeUntilShown, writerOf } from './publish.ts'
import { startReaders } from './readers.ts'
import type { Way } from './way.ts'

/** What readers met while something was wrong, and how long it stayed wrong afterwards, in milliseconds. */
export type Trial = {
  name: string
  requests: number
  /** Answers other than 200, of another page, or cut short. */
  errors: readonly string[]
  slowest: number
  /** From the end of the fault until every instance shows the last change; undefined when that never came. */
  rightAfter: number | undefined
}

/** What is not right again by then is not going to be. */
const PATIENCE_MS = 120_000

/**
 * Injects each fault for `lasts` milliseconds, with four readers reading every page, and publishes twice during it
 * (after it, where the lake is down).
 */
export async function* tryFaults(way: Way, lasts: number): AsyncGenerator<Trial> {
  const lake = writerOf(way.stack.config)
  const paths = await lake.fetch<string[]>('*[_type == "page"] | order(path asc).path')
  for (const fault of faultsOf(way)) yield await suffer(fault, { lake, paths, way, lasts })
}

type Terms = { lake: SanityClient; paths: readonly string[]; way: Way; lasts: number }

async function suffer(fault: Fault, terms: Terms): Promise<Trial> {
  const readers = startReaders(terms.way.balanced, terms.paths)
  try {
    const rightAfter = await endure(fault, terms)
    return { name: fault.name, ...(await readers.stop()), rightAfter }
  } finally {
    // Readers who are not told to stop read for ever, and the run never ends.
    await readers.stop()
  }
}

async function endure({ name, begin }: Fault, { lake, way, lasts }: Terms): Promise<number | undefined> {
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
  const times = shown.flatMap((time) => time ?? [])
  return times.length === shown.length ? Math.max(...times) : undefined
}
