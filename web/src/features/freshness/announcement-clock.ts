import 'server-only'
import { defineQuery } from 'groq'
import { readNow } from '../../sanity/fetch.ts'
import { createBoundaryClock, nextInstant } from './boundaries.ts'
import { revalidator } from './portal-revalidator.ts'

const ANNOUNCEMENT_TIMES_QUERY = defineQuery(`*[_type == "announcement"]{startsAt, endsAt}`)

declare global {
  // Begun when the server starts, planned anew by the webhook's route: bundled apart, they share only the global.
  var portalAnnouncementClock: ReturnType<typeof createBoundaryClock> | undefined
}

/** Has every page rendered anew when an announcement begins or ends. */
export function announcementClock(): ReturnType<typeof createBoundaryClock> {
  globalThis.portalAnnouncementClock ??= createBoundaryClock({
    loadTimes: () => readNow(ANNOUNCEMENT_TIMES_QUERY),
    onBoundary: () => {
      const change = { _id: 'boundary', _type: 'announcement', operation: 'update' } as const
      revalidator()
        .submit(change)
        .catch((error: unknown) => console.error('[announcements]', error))
    },
    now: Date.now,
  })
  return globalThis.portalAnnouncementClock
}

/** Whether an announcement has begun or ended since `at`, which pages made before then do not show. */
export async function hasTurnedSince(at: number): Promise<boolean> {
  const next = nextInstant(await readNow(ANNOUNCEMENT_TIMES_QUERY), at)
  return next !== undefined && next <= Date.now()
}
