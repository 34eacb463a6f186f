import { renderedAt } from '../src/features/freshness/look.ts'
import type { Answer, Ask } from './asker.ts'
import type { Ledger, Page } from './ledger.ts'

/** How long a reader waits for the new page before getting the old one. */
const PATIENCE_MS = 5000
/** How long a rendering that nobody waits for makes way for those that somebody does. */
const COURTESY_MS = 1000
/** How long readers get old pages at once, after renderings failed one after another. */
const PAUSE_MS = 5000
/** So many pages have to fail: one may be at fault itself. */
const MOST_FAILURES = 2
/** How long a rendering that Next began by itself may take before Next is asked again. */
const BEGUN_MS = 2000
/** How often a page is rendered for one request, when a rendering that began before the change was joined. */
const MOST_TRIES = 3
const MOST_REMEMBERED = 1000

export type FreshenerParts = {
  ask: Ask
  ledger: Ledger
  host: string
  /** Learns of each page that was rendered anew, with what Next says at its address now. */
  onRendered?: (path: string, answer: Answer) => void
  patience?: number
  pause?: number
}

/**
 * Has pages that are older than what they show rendered anew, each once however many wait for it. When the content
 * source is down, readers do not wait: they get the last good page, until a rendering succeeds.
 */
export function createFreshener(parts: FreshenerParts) {
  const { ask, ledger, host, onRendered, patience = PATIENCE_MS, pause = PAUSE_MS } = parts
  const underWay = new Map<string, Promise<boolean>>()
  const failedAt = new Map<string, number>()
  let failures = 0
  let readers = 0
  let noReader = Promise.withResolvers<void>()
  let pausedUntil = 0

  const renderOnce = async (path: string): Promise<Answer | undefined> => {
    try {
      return await ask({ url: path, headers: { host, accept: 'text/html,*/*' }, fresh: true })
    } catch {
      return undefined
    }
  }

  const isFresh = (path: string): boolean => {
    const page = ledger.find(path)
    return !page || !ledger.isStale(page)
  }

  const render = async (path: string): Promise<boolean> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const answer = await renderOnce(path)
      if (!answer || answer.status >= 500) break
      if (isFresh(path) || isElsewhere(answer)) {
        if (!isFresh(path)) ledger.forget(path)
        onRendered?.(path, answer)
        failures = 0
        pausedUntil = 0
        failedAt.delete(path)
        return true
      }
      // Next gives what it has to whoever asks while it makes a new one, whatever they ask for.
      if (answer.headers['x-nextjs-cache'] === 'STALE') await within(ledger.nextStored(path), BEGUN_MS)
    }
    fail(path)
    return false
  }

  const fail = (path: string) => {
    failures += 1
    if (failedAt.size >= MOST_REMEMBERED) failedAt.clear()
    failedAt.set(path, ledger.now())
    if (failures >= MOST_FAILURES) pausedUntil = ledger.now() + pause
  }

  const refresh = (path: string): Promise<boolean> => {
    if (ledger.find(path) && isFresh(path)) return Promise.resolve(true)
    const rendering = underWay.get(path) ?? render(path).finally(() => underWay.delete(path))
    underWay.set(path, rendering)
    return rendering
  }

  // Readers first, but not for ever: there may always be one.
  const makeWay = async () => {
    if (readers === 0) return
    await within(noReader.promise, COURTESY_MS)
  }

  return {
    /** For whoever prepares pages that nobody waits for. Settles false when the page could not be rendered. */
    async refresh(path: string): Promise<boolean> {
      await makeWay()
      return refresh(path)
    },

    /** Settles when the page is fresh, or when its reader has to be content with the old one. */
    async wait({ path }: Page): Promise<void> {
      const now = ledger.now()
      const failed = failedAt.get(path)
      if (now < pausedUntil || (failed !== undefined && now - failed < pause)) return
      const rendering = refresh(path)
      // What has failed is tried again behind the readers' backs, where the content source is at fault by one page at a
      // time: on a source that hangs each would else wait in vain, pause after pause.
      if (failures >= MOST_FAILURES) pausedUntil = now + pause
      if (failures >= MOST_FAILURES || failed !== undefined) return
      readers += 1
      // A hanging content source is one that is down.
      if (!(await within(rendering, patience))) fail(path)
      readers -= 1
      if (readers > 0) return
      noReader.resolve()
      noReader = Promise.withResolvers()
    },
  }
}

/** Whether the work was done in time. */
async function within(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), milliseconds)
  const isDone = await Promise.race([work.then(() => true), late.promise])
  clearTimeout(timer)
  return isDone
}

// The page is gone: its address leads to another one, or to the not-found page. That one bears the mark of a rendering;
// a page that says itself that it has nothing to show does not, and is one to be rendered anew.
function isElsewhere({ status, body }: Answer): boolean {
  return (status >= 300 && status < 400) || (status === 404 && renderedAt(body.toString('latin1')) !== undefined)
}

export type Freshener = ReturnType<typeof createFreshener>
