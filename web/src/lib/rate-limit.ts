import { steadyNow } from './clock.ts'

export type RateLimit = {
  /** How many of one caller, and of all together, in a window of so many milliseconds. */
  each: number
  all: number
  window: number
}

/** The most callers that are told apart; beyond it only the limit of all together holds. */
const MOST_CALLERS = 10_000

/**
 * Says whether a caller may go on, counting in memory, in windows that begin anew together. A caller is whatever text
 * tells it apart; nothing of it is kept beyond its window.
 */
export function createRateLimit({ each, all, window }: RateLimit, now: () => number = steadyNow) {
  let began = Number.NEGATIVE_INFINITY
  let total = 0
  const counts = new Map<string, number>()
  return (caller: string): boolean => {
    if (now() - began >= window) {
      began = now()
      total = 0
      counts.clear()
    }
    const count = (counts.get(caller) ?? 0) + 1
    if (total >= all || count > each) return false
    total += 1
    if (counts.has(caller) || counts.size < MOST_CALLERS) counts.set(caller, count)
    return true
  }
}
