import 'server-only'
import { env } from '../../env.ts'
import { announcementClock } from './announcement-clock.ts'
import { reconciler } from './portal-reconciler.ts'

const PAUSE_MS = 100
const PATIENCE_MS = 30_000
/** A change of which no webhook told shows after twice this, and the time of its rendering. */
const LOOK_MS = 20_000

/**
 * Catches up with what was published while the portal was down, or since another machine built it; then looks every
 * while for what no webhook told of. Settles when it is known which pages are old: readers wait for their new
 * rendering, and the portal may take its first request. Under `next start`, which has no such knowledge, they get the
 * old ones until the new ones are there.
 */
export async function refreshAfterStart(): Promise<void> {
  const { start, settle, look } = reconciler()
  const changes = await start().catch((error: unknown) => {
    // The content source is down: the first look that reaches it has every page rendered that changed.
    console.error('[start]', error)
    return []
  })
  void catchUp()

  async function catchUp() {
    // What could not be done now, a look finds.
    await settleStart().catch((error: unknown) => console.error('[start]', error))
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref())
      const lost = await look().catch(() => [])
      if (lost.length > 0) console.log(`[reconcile] ${lost.length} changes of which no webhook told`)
    }
  }

  async function settleStart() {
    await untilListening()
    announcementClock().plan()
    // The search reads all that is published when it is first asked; no reader has to wait for that.
    void fetch(`http://127.0.0.1:${env.webPort}/api/search?q=`, { cache: 'no-store' }).catch(() => {})
    if (changes.length > 0) await settle(changes)
  }
}

async function untilListening(): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until;) {
    if (await answers()) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`the portal did not answer on port ${env.webPort}`)
}

async function answers(): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${env.webPort}/api/paths`, { cache: 'no-store' })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
