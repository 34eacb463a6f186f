import 'server-only'
import { byPrecedence, notEnded, toSchedule, type Schedule } from '@portal/announcement-rules/schedule'
import { defineQuery } from 'groq'
import { cache } from 'react'
import { replaceVariablesIn } from '../../lib/variables.ts'
import { sanityFetch } from '../../sanity/fetch.ts'
import type { ANNOUNCEMENTS_QUERY_RESULT } from '../../sanity/sanity.types.ts'
import { tags } from '../../sanity/tags.ts'
import { loadVariables } from '../../sanity/variables.ts'

export const ANNOUNCEMENTS_QUERY = defineQuery(`*[_type == "announcement"]{
  _createdAt, key, message, tone, closable, startsAt, endsAt, priority, placement
}`)

type AnnouncementDocument = ANNOUNCEMENTS_QUERY_RESULT[number]

type Announcement = {
  schedule: Schedule
  /** Since when it is news: its start, else the day it was written. In milliseconds. */
  since: number
  message: AnnouncementDocument['message']
  tone: NonNullable<AnnouncementDocument['tone']>
}

/** Every announcement that shows at `now` or will, the one with precedence first. */
export const loadAnnouncements = cache(async (now: number): Promise<Announcement[]> => {
  const [documents, variables] = await Promise.all([
    sanityFetch({ query: ANNOUNCEMENTS_QUERY, tags: [tags.announcements] }),
    loadVariables(),
  ])
  return replaceVariablesIn(documents, variables)
    .flatMap((document) => {
      const schedule = toSchedule(document)
      const since = schedule?.start ?? Date.parse(document._createdAt)
      return schedule ? [{ schedule, since, message: document.message, tone: document.tone ?? 'info' }] : []
    })
    .filter(({ schedule }) => notEnded(schedule, now))
    .toSorted((a, b) => byPrecedence(a.schedule, b.schedule))
})
