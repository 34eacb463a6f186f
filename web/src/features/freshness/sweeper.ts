import { createLimit } from '../../lib/limit.ts'
import type { Warmer } from './warm.ts'

export type SweeperParts = Warmer & {
  purge: (tags: readonly string[]) => Promise<number>
  /** Every path of the portal; a page of a reference takes as long as ten others. */
  knownPaths: () => Promise<{ pages: readonly string[]; references: readonly string[] }>
  recentFirst: (paths: readonly string[]) => string[]
  /** The pages being read, the one asked for last first. */
  recentReads: () => readonly string[]
  /** Settles when a change has stood alone for a while: changes seldom come one at a time. */
  calm: () => Promise<void>
  now: () => number
}

/** Of the pages being read, so many are rendered anew at once after a change that shows on all. */
export const MOST_READ = 20
/** How long one page may take. */
const PAGE_MS = 10_000
/** Pages rendered at a time; more would starve the readers of a small machine. */
const AT_A_TIME = 4

/**
 * Renders every page anew after a change that shows on each: those being read at once, the others when changes stop
 * coming, and the references last. A change that comes meanwhile has it begin again, so a burst of a hundred menu
 * entries costs little more than one.
 */
export function createSweeper(parts: SweeperParts) {
  let wanted = 0
  const tags = new Set<string>()
  let running: Promise<boolean> | undefined
  let change = Promise.withResolvers<void>()

  const run = async () => {
    for (;;) {
      const since = wanted
      change = Promise.withResolvers()
      const purged = [...tags]
      const purgeAgain = async () => void (await parts.purge(purged))
      const render = (paths: readonly string[], atATime: number) => {
        const limit = createLimit(atATime)
        const renderOne = async (path: string) =>
          wanted !== since || parts.warm(path, since, parts.now() + PAGE_MS, purgeAgain, 'patient')
        return Promise.all(parts.recentFirst(paths).map((path) => limit(() => renderOne(path))))
      }
      const { pages, references } = await parts.knownPaths()
      await render(parts.recentReads().slice(0, MOST_READ), AT_A_TIME)
      await Promise.race([parts.calm(), change.promise])
      const done = [...(await render(pages, AT_A_TIME)), ...(await render(references, 1))]
      if (wanted === since) return done.every(Boolean)
    }
  }

  return {
    /** Whether a sweep is under way. */
    isRunning: () => running !== undefined,
    /** Has every page show what was true after `since`; settles when each was tried, true when each does. */
    sweep(since: number, purged: readonly string[]): Promise<boolean> {
      wanted = Math.max(wanted, since)
      for (const tag of purged) tags.add(tag)
      change.resolve()
      running ??= run().finally(() => {
        running = undefined
        tags.clear()
      })
      return running
    },
  }
}
