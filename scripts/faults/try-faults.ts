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
  /** Answers other than 200, of another page, or cut short; and what was wrong though no reader saw it. */
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
  for (const fault of faultsOf(way, lake, paths)) yield await suffer(fault, { lake, paths, way, lasts })
}

type Terms = { lake: SanityClient; paths: readonly string[]; way: Way; lasts: number }

async function suffer(fault: Fault, terms: Terms): Promise<Trial> {
  const readers = startReaders(terms.way.balanced, terms.paths)
  try {
    const { rightAfter, wrong } = await endure(fault, terms)
    const read = await readers.stop()
    return { name: fault.name, ...read, errors: [...read.errors, ...wrong], rightAfter }
  } finally {
    // Readers who are not told to stop read for ever, and the run never ends.
    await readers.stop()
  }
}

type Endured = { rightAfter: number | undefined; wrong: readonly string[] }

async function endure({ name, begin }: Fault, { lake, way, lasts }: Terms): Promise<Endured> {
  const end = await begin()
  const last = `Written during: ${name}, ${Date.now()}`
  const publishBoth = async () => {
    await publish(lake, `${last}, first of two`)
    await publish(lake, last)
  }
  const publishing = publishBoth().then(
    () => true,
    () => false,
  )
  const [isPublished] = await Promise.all([publishing, setTimeout(lasts)])
  const wrong = await end(last)
  if (!isPublished) await publishBoth()
  const shown = await Promise.all(way.instances.map((port) => timeUntilShown(port, last, PATIENCE_MS)))
  const times = shown.flatMap((time) => time ?? [])
  return { rightAfter: times.length === shown.length ? Math.max(...times) : undefined, wrong }
}
