import { createLimit } from '../../lib/limit.ts'
import { type Change, tagsOfChange, tags, touchesEveryPage } from '../../sanity/tags.ts'
import type { Warmer } from './warm.ts'

/** What the revalidator does its work with; the route wires the real ones. */
export type RevalidatorParts = Warmer & {
  /** Purges the tags, and answers with the moment after which everything read is new. */
  purge: (tags: readonly string[]) => Promise<number>
  /** Takes the set of live paths anew and returns it. */
  refreshPaths: (since: number, deadline: number) => Promise<readonly string[]>
  /** The set of live paths as last known. */
  knownPaths: () => Promise<readonly string[]>
  dependents: (ids: readonly string[]) => Promise<readonly string[]>
  recentFirst: (paths: readonly string[]) => string[]
  now: () => number
}

export type Outcome = { purged: string[]; warmed: number; late: string[]; later: number }

/** How long the sender of a webhook waits for the pages that a change touches. */
const TOUCHED_MS = 8000
/** How long it waits for the pages being read, when a change touches every page. */
const EVERYWHERE_MS = 2000
/** Within how long a change that touches every page shows on each. */
const BACKGROUND_MS = 10_000
/** Pages rendered at a time; more would starve the readers on a small machine. */
const AT_A_TIME = 3

/**
 * Turns changes into freshly rendered pages: purges the tags of a change and asks for the pages it touches until they
 * show it. Changes that come while a batch is under way make the next batch together.
 */
export function createRevalidator(parts: RevalidatorParts) {
  let waiting: { changes: Change[]; outcome: Promise<Outcome> } | undefined
  let running: Promise<unknown> = Promise.resolve()

  return {
    /** Answers when the pages that the change touches were rendered anew, or their time is up (`late`). */
    submit(change: Change): Promise<Outcome> {
      if (waiting) {
        waiting.changes.push(change)
        return waiting.outcome
      }
      const changes = [change]
      const outcome = running.then(() => {
        waiting = undefined
        return runBatch(parts, changes)
      })
      waiting = { changes, outcome }
      running = outcome.catch(() => {})
      return outcome
    },
  }
}

async function runBatch(parts: RevalidatorParts, changes: readonly Change[]): Promise<Outcome> {
  const purged = [...new Set(changes.flatMap(tagsOfChange))]
  if (purged.length === 0) return { purged, warmed: 0, late: [], later: 0 }
  const since = await parts.purge(purged)
  const deadline = since + TOUCHED_MS
  const moved = changes.filter((change) => tagsOfChange(change).some((tag) => tag === tags.paths))
  const setChanged = purged.includes(tags.paths) || purged.includes(tags.redirects)
  const [dependents, live] = await Promise.all([
    parts.dependents([...moved, ...changes.filter(({ _type }) => _type === 'snippet')].map(({ _id }) => _id)),
    setChanged ? parts.refreshPaths(since, deadline) : parts.knownPaths(),
  ])
  const own = changes.flatMap(({ path, previousPath }) =>
    [path, previousPath].filter((value) => value?.startsWith('/')),
  )
  const touched = parts.recentFirst([...new Set([...own.flatMap((path) => path ?? []), ...dependents])])
  const purgeAgain = async () => {
    await parts.purge(purged)
  }
  const limit = createLimit(AT_A_TIME)
  const warmAll = (paths: readonly string[], until: number) =>
    Promise.all(
      paths.map((path) => limit(async () => ({ path, fresh: await parts.warm(path, since, until, purgeAgain) }))),
    )

  const results = await warmAll(touched, deadline)
  const late = results.flatMap(({ path, fresh }) => (fresh ? [] : [path]))
  const rest = purged.some(touchesEveryPage) ? parts.recentFirst(live.filter((path) => !touched.includes(path))) : []
  await Promise.race([warmAll(rest, since + BACKGROUND_MS), pause(since + EVERYWHERE_MS - parts.now())])
  return { purged, warmed: results.length - late.length, late, later: rest.length }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
