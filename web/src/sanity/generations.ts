import { steadyNow } from '../lib/clock.ts'

/**
 * When each tag was last purged in this process.
 *
 * Next marks what it stores with the time of storing: a read that began before a change and ended after it would count
 * as fresh and hide the change until the time-based fallback. So the time of the last purge is part of the address of
 * a read (a read begun before a purge never answers one begun after it), and a page carries the time at which its
 * reading began (see rendered-at.ts), so that whoever warms it can tell an old rendering from a new one.
 */
type Generations = Map<string, number>

declare global {
  // Next bundles the proxy, the routes and the pages apart: each has its own copy of this module, all share the global.
  var portalGenerations: Generations | undefined
}

function generations(): Generations {
  globalThis.portalGenerations ??= new Map()
  return globalThis.portalGenerations
}

/** Notes that the tags were purged now, and returns that moment. */
export function markPurged(purged: readonly string[], now: number = steadyNow()): number {
  for (const tag of purged) generations().set(tag, now)
  return now
}

/** The moment of the latest purge among these tags; 0 when none was purged since the start. */
export function latestPurge(of: readonly string[]): number {
  return Math.max(0, ...of.map((tag) => generations().get(tag) ?? 0))
}
