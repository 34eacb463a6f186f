import { createHistoryForgetter } from '../store/forget-history.ts'
import type { Store } from '../store/open-store.ts'

/** So few at a time that nobody waits for them. */
const AT_ONCE = 200
const EVERY_MS = 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

export type RetentionOptions = {
  store: Store
  datasets: readonly string[]
  days: number
  clock: () => Date
  report: (error: unknown) => void
}

/** Forgets history that is older than so many days, now and from time to time. What documents are now is never touched. */
export function keepHistoryFor(options: RetentionOptions): { pruned: Promise<number>; stop: () => void } {
  const log = createHistoryForgetter(options.store.database)
  const end = new AbortController()
  async function prune(): Promise<number> {
    const before = new Date(options.clock().getTime() - options.days * DAY_MS).toISOString()
    let forgotten = 0
    for (const dataset of options.datasets) {
      const bound = log.boundOf(dataset, before)
      for (let count = AT_ONCE; count === AT_ONCE && !end.signal.aborted; forgotten += count) {
        count = log.forget(dataset, bound, AT_ONCE)
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    return forgotten
  }
  const pruneAndReport = () =>
    prune().catch((error: unknown) => {
      if (!end.signal.aborted) options.report(error)
      return 0
    })
  const pruned = pruneAndReport()
  const timer = setInterval(() => void pruneAndReport(), EVERY_MS)
  timer.unref()
  return {
    pruned,
    stop() {
      end.abort()
      clearInterval(timer)
    },
  }
}
