import { createLimit } from '../../lib/limit.ts'
import { type Change, tagsOfChange, tags, touchesEveryPage } from '../../sanity/tags.ts'
import { createSweeper, MOST_READ, type SweeperParts } from './sweeper.ts'

/** What the revalidator does its work with; portal-revalidator.ts wires the real ones. */
export type RevalidatorParts = SweeperParts & {
  /** Takes the set of live paths anew. */
  refreshPaths: (since: number, deadline: number) => Promise<void>
  /** The pages that link to these documents or show them. */
  dependents: (ids: readonly string[]) => Promise<readonly string[]>
  /** The pages with a table of the institutions or of what disturbs them. */
  liveTables: () => Promise<readonly string[]>
  /** The pages of the reference at a path, below it, and the list of references. */
  referencePages: (path: string) => readonly string[]
}

/**
 * `late` counts pages that were not rendered anew in time; they follow. `everywhere`: each page is being rendered.
 * `fresh` names the pages that were read back with the change in them, and when.
 */
export type Outcome = {
  purged: string[]
  warmed: number
  late: number
  everywhere: boolean
  fresh: { path: string; at: number }[]
}

/** How long the sender of a webhook waits for the pages that were changed themselves. */
const OWN_MS = 8000
/**
 * How long it waits for the pages that depend on them, or that are being read when a change touches every page. The
 * lake sends one webhook at a time, so that this is what the next publication waits.
 */
const OTHERS_MS = 500
/** How long a page that was late is asked for further. */
const LATE_MS = 60_000
// Two, so that the one who reads or publishes next does not wait behind a queue of renderings.
const AT_A_TIME = 2

/**
 * Turns changes into freshly rendered pages: purges the tags of a change and asks for the pages it touches until they
 * show it. Changes that come while a batch is under way make the next batch together.
 */
export function createRevalidator(parts: RevalidatorParts) {
  const sweeper = createSweeper(parts)
  let underWay = 0
  let missed = false
  const follow = async (work: Promise<boolean>) => {
    try {
      if (!(await work)) missed = true
    } catch (error) {
      missed = true
      console.error('[revalidate]', error)
    } finally {
      underWay -= 1
    }
  }
  const track = (work: Promise<boolean>) => {
    underWay += 1
    void follow(work)
  }
  let waiting: { changes: Change[]; outcome: Promise<Outcome> } | undefined
  let running: Promise<unknown> = Promise.resolve()

  return {
    /** Whether every page shows every change that was submitted. A page that could not be rendered makes it false for good. */
    isSettled: () => underWay === 0 && !waiting && !missed,

    /** Answers when the pages that the change touches were rendered anew, or their time is up. */
    submit(change: Change): Promise<Outcome> {
      if (waiting) {
        waiting.changes.push(change)
        return waiting.outcome
      }
      const changes = [change]
      const batch = running.then(() => {
        waiting = undefined
        return startBatch(parts, sweeper, changes, track)
      })
      const outcome = batch.then(({ finished }) => finished)
      track(outcome.then(() => true))
      waiting = { changes, outcome }
      running = batch.catch(() => {})
      return outcome
    },
  }
}

/** Follows work that goes on after its batch was answered. */
type Track = (work: Promise<boolean>) => void

type Sweeper = ReturnType<typeof createSweeper>

/**
 * Settles when the pages that were changed themselves show it, and lets the next batch begin; `finished` settles when
 * the pages that depend on them do as well.
 */
async function startBatch(
  parts: RevalidatorParts,
  sweeper: Sweeper,
  changes: readonly Change[],
  track: Track,
): Promise<{ finished: Promise<Outcome> }> {
  const purged = [...new Set(changes.flatMap(tagsOfChange))]
  if (purged.length === 0)
    return { finished: Promise.resolve({ purged, warmed: 0, late: 0, everywhere: false, fresh: [] }) }
  const since = await parts.purge(purged)
  const setChanged = [tags.paths, tags.redirects, tags.references].some((tag) => purged.includes(tag))
  if (setChanged) await parts.refreshPaths(since, since + OWN_MS)

  const limit = createLimit(AT_A_TIME)
  const purgeAgain = async () => void (await parts.purge(purged))
  const fresh: Outcome['fresh'] = []
  const warm = (path: string, deadline: number) =>
    limit(async () => {
      if (parts.now() > deadline || !(await parts.warm(path, since, deadline, purgeAgain))) return path
      fresh.push({ path, at: parts.now() })
      return undefined
    })
  const warmAll = async (paths: readonly string[], deadline: number) =>
    (await Promise.all(paths.map((path) => warm(path, deadline)))).flatMap((path) => path ?? [])

  const own = ownPaths(changes)
  const lateOwn = await warmAll(own, since + OWN_MS)

  const finish = async (): Promise<Outcome> => {
    const dependents = (await dependentPaths(parts, changes)).filter((path) => !own.includes(path))
    const late = [...lateOwn, ...(await warmAll(parts.recentFirst(dependents), since + OTHERS_MS))]
    if (late.length > 0) track(warmAll(late, since + LATE_MS).then((still) => still.length === 0))
    const everywhere = purged.some(touchesEveryPage)
    if (everywhere) await sweepFrom(parts, sweeper, since, purged, warmAll, track)
    return {
      purged,
      warmed: own.length + dependents.length - late.length,
      late: late.length,
      everywhere,
      fresh: [...fresh],
    }
  }
  return { finished: finish() }
}

// A page's own path and the one it left.
function ownPaths(changes: readonly Change[]): string[] {
  const paths = changes.flatMap(({ path, previousPath }) => [path, previousPath].flatMap((value) => value ?? []))
  return [...new Set(paths)].filter((path) => path.startsWith('/'))
}

// Whatever links to a page that moved, shows a snippet, has a table that is made from other documents, or hangs from a
// reference.
async function dependentPaths(parts: RevalidatorParts, changes: readonly Change[]): Promise<readonly string[]> {
  const linked = changes.filter(({ _type, moved }) => _type === 'snippet' || (_type === 'page' && moved !== false))
  const listed = changes.some(({ _type }) => _type === 'provider' || _type === 'disturbance')
  const references = ownPaths(changes.filter(({ _type }) => _type === 'apiReference'))
  const [linking, listing] = await Promise.all([
    parts.dependents(linked.map(({ _id }) => _id)),
    listed ? parts.liveTables() : [],
  ])
  return [...new Set([...linking, ...listing, ...references.flatMap(parts.referencePages)])]
}

// The first of a burst waits until what is being read shows the change; the others are part of its sweep.
async function sweepFrom(
  parts: RevalidatorParts,
  sweeper: Sweeper,
  since: number,
  purged: readonly string[],
  warmAll: (paths: readonly string[], deadline: number) => Promise<string[]>,
  track: Track,
): Promise<void> {
  const first = !sweeper.isRunning()
  if (first) await warmAll(parts.recentReads().slice(0, MOST_READ), since + OTHERS_MS)
  track(sweeper.sweep(since, purged))
}
