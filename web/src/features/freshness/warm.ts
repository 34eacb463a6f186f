import { steadyNow } from '../../lib/clock.ts'
import { lookOf, renderedAt } from './look.ts'
import { WARM_HEADER } from './recent-reads.ts'

/** Asks for a page again and again until it shows what was true at a moment. */
export type Warmer = {
  /**
   * Settles true once the page at `path` was rendered from content read after `since`, or is gone; false at the
   * deadline. `purgeAgain` is called when a rendering from before `since` was stored after the purge.
   */
  warm: (
    path: string,
    since: number,
    deadline: number,
    purgeAgain: () => Promise<void>,
    pace?: Pace,
  ) => Promise<boolean>
}

/** How soon to look again: at once for a page that somebody waits for, later in a sweep, where looking takes its time. */
export type Pace = 'prompt' | 'patient'

type Look = 'fresh' | 'pending' | 'overtaken'

/** Hears of each page that was rendered anew; `look` is the same for two renderings of the same content. */
export type OnRendered = (path: string, at: number, look: string) => void

// A page that stays as it was after this many purges does not depend on what was purged.
const MOST_PURGES = 3
const FIRST_PAUSE_MS = { prompt: 15, patient: 200 } as const satisfies Record<Pace, number>
const LONGEST_PAUSE_MS = 200

/** A warmer that asks this portal over its own port, as a reader would. */
export function createWarmer(port: number, onRendered: OnRendered): Warmer {
  return {
    async warm(path, since, deadline, purgeAgain, pace = 'prompt') {
      let pause: number = FIRST_PAUSE_MS[pace]
      for (let purges = 0; ;) {
        const state = await look(port, path, since, onRendered)
        if (state === 'fresh' || purges === MOST_PURGES) return true
        if (steadyNow() + pause > deadline) return false
        if (state === 'overtaken') {
          purges += 1
          await purgeAgain()
        }
        await new Promise((resolve) => setTimeout(resolve, pause))
        pause = Math.min(LONGEST_PAUSE_MS, pause * 1.6)
      }
    },
  }
}

async function look(port: number, path: string, since: number, onRendered: OnRendered): Promise<Look> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${encodeURI(path)}`, {
      cache: 'no-store',
      redirect: 'manual',
      // Compressing what nobody reads would take as long as rendering it.
      headers: { [WARM_HEADER]: '1', 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(10_000),
    })
    // The whole of it is read, so that the connection can be used again; its mark stands in the first tag.
    const body = Buffer.from(await response.arrayBuffer()).toString('latin1')
    const verdict = judge(response.status, response.headers.get('x-nextjs-cache'), body.slice(0, 4096), since)
    if (verdict === 'fresh')
      onRendered(path, renderedAt(body) ?? Date.now(), lookOf(response.status, response.headers.get('location'), body))
    return verdict
  } catch {
    return 'pending'
  }
}

/** What an answer says of the page: rendered since, still to come, or stored late from an earlier reading. */
export function judge(status: number, cached: string | null, body: string, since: number): Look {
  const at = renderedAt(body)
  if (status >= 300 && status < 400) return 'fresh'
  // The page for unknown paths carries the mark. Without it, it is the page's own "not found" from before it existed.
  if (status === 404 && at !== undefined) return 'fresh'
  if (status === 404 && cached === 'HIT') return 'overtaken'
  if (status !== 200 || cached === 'STALE') return 'pending'
  return at === undefined || at > since ? 'fresh' : 'overtaken'
}
