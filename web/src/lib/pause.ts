import { steadyNow } from './clock.ts'
import { namedDelay } from './retry.ts'

/** Returns a function that runs works which ask one server, none while that server has one of them wait by Retry-After. */
export function createPause(
  now: () => number = steadyNow,
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): <T>(work: () => Promise<T>) => Promise<T> {
  let until = 0
  return async (work) => {
    for (let left = until - now(); left > 0; left = until - now()) await wait(left)
    try {
      return await work()
    } catch (error) {
      until = Math.max(until, now() + (namedDelay(error) ?? 0))
      throw error
    }
  }
}
