import 'server-only'
import { env } from '../../env.ts'
import { announcementClock } from './announcement-clock.ts'
import { revalidator } from './portal-revalidator.ts'

const PAUSE_MS = 100
const PATIENCE_MS = 30_000

/**
 * Renders every page anew once the portal answers: a portal that was down, or that another machine built, catches up
 * with what was published meanwhile, also when the webhooks that told of it were lost. Readers are served all the
 * while. It also draws each diagram and colours each piece of code once, which later renderings remember.
 */
export async function refreshAfterStart(): Promise<void> {
  await untilListening()
  announcementClock().plan()
  // The search reads all that is published when it is first asked; no reader has to wait for that.
  void fetch(`http://127.0.0.1:${env.webPort}/api/search?q=`, { cache: 'no-store' }).catch(() => {})
  // The menu stands on every page, so a change of it has each rendered; reads begin anew with each start.
  await revalidator.submit({ _id: 'start', _type: 'menuEntry', operation: 'update' })
}

async function untilListening(): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
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
