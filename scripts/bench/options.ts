import { parseArgs } from 'node:util'
import { UserError } from '../lib/fail.ts'

// What a change sets off is at work long after it: a machine that is kept busy takes minutes to render every page anew. So
// what is measured at rest comes before the publications.
export const PARTS = ['weight', 'vitals', 'navigation', 'search', 'throughput', 'visible', 'memory', 'builds'] as const
export type Part = (typeof PARTS)[number]

/** How much to measure: `--quick` takes fewer runs, no peers and no large builds; `--faults` injects faults instead. */
export type Options = {
  parts: readonly Part[]
  peers: boolean
  runs: number
  publishes: number
  requests: number
  sizes: readonly number[]
  /** How long each fault lasts, in milliseconds; undefined to inject none. */
  faults: number | undefined
}

const QUICK = { peers: false, runs: 3, publishes: 20, requests: 2_000, sizes: [113], fault: 5_000 }
const FULL = { peers: true, runs: 5, publishes: 100, requests: 10_000, sizes: [113, 1_000, 10_000], fault: 60_000 }

/** Reads `[part …] [--quick] [--no-peers] [--faults]`. @throws {UserError} naming what is unknown */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args)
  const unknown = positionals.find((name) => !isPart(name))
  if (unknown !== undefined) throw new UserError(`no part ${unknown}; there are ${PARTS.join(', ')}`)
  const parts = positionals.filter(isPart)
  const { fault, ...amount } = values.quick ? QUICK : FULL
  return {
    ...amount,
    peers: amount.peers && !values['no-peers'],
    parts: parts.length > 0 ? parts : PARTS,
    faults: values.faults ? fault : undefined,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { quick: { type: 'boolean' }, 'no-peers': { type: 'boolean' }, faults: { type: 'boolean' } },
    })
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

const isPart = (name: string): name is Part => PARTS.some((part) => part === name)
