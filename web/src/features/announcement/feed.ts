import 'server-only'
import { hasStarted } from '@portal/announcement-rules/schedule'
import type { FeedItem } from '../../lib/xml.ts'
import { loadAnnouncements } from './announcement.query.ts'

/** What is announced now, as entries of a feed: what is still to come is not told before its time. */
export async function announcementFeed(now: number, origin: string): Promise<FeedItem[]> {
  const announcements = await loadAnnouncements(now)
  return announcements
    .filter(({ schedule }) => hasStarted(schedule, now))
    .map(({ schedule, message }) => {
      const text = (message ?? [])
        .map(({ children }) => (children ?? []).map((span) => span.text ?? '').join(''))
        .join(' ')
      const link = (message ?? []).flatMap(({ markDefs }) => (markDefs ?? []).map(({ href }) => href))[0]
      return {
        id: `announcement:${schedule.key}`,
        title: text.length > 120 ? `${text.slice(0, 117)}…` : text,
        link: link?.startsWith('/') ? origin + link : (link ?? origin),
        description: text,
        at: new Date(schedule.start ?? 0),
      }
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
}
