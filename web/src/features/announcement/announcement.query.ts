import 'server-only'
import { defineQuery } from 'groq'
import { cache } from 'react'
import { sanityFetch } from '../../sanity/fetch.ts'
import { byPrecedence, notEnded, toSchedule, type Announcement } from './schedule.ts'

export const ANNOUNCEMENTS_QUERY = defineQuery(`*[_type == "announcement"]{
  key, message, tone, closable, startsAt, endsAt, priority, placement
}`)

/** Every announcement that shows at `now` or will, the one with precedence first. */
export const loadAnnouncements = cache(async (now: number): Promise<Announcement[]> => {
  const documents = await sanityFetch({ query: ANNOUNCEMENTS_QUERY, tags: ['announcements'] })
  return documents
    .flatMap((document) => {
      const schedule = toSchedule(document)
      return schedule ? [{ schedule, message: document.message, tone: document.tone ?? 'info' }] : []
    })
    .filter(({ schedule }) => notEnded(schedule, now))
    .toSorted((a, b) => byPrecedence(a.schedule, b.schedule))
})
