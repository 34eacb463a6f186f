import { steadyNow } from '../../lib/clock.ts'
import type { Serving } from '../../lib/serving.ts'
import type { Warmer } from './warm.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 1000

/** A warmer that has the serving layer render, which knows by itself whether a page is fresh. */
export function createServingWarmer({ refresh }: Pick<Serving, 'refresh'>, now: () => number = steadyNow): Warmer {
  return {
    async warm(path, _since, deadline) {
      for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
        if (await refresh(path)) return true
        if (now() + pause > deadline) return false
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    },
  }
}
