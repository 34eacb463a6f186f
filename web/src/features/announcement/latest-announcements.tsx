import { PortableText } from '@portabletext/react'
import { renderedAt } from '../../sanity/rendered-at.ts'
import { components } from './announcement-bar.tsx'
import { loadAnnouncements } from './announcement.query.ts'
import { LatestList } from './latest-list.client.tsx'

/** The announcements that show now, the newest first, for a page that lists them. */
export async function LatestAnnouncements() {
  const now = renderedAt()
  const announcements = await loadAnnouncements(now)
  const newest = announcements.toSorted((a, b) => b.since - a.since)
  return (
    <LatestList
      rendered={now}
      items={newest.map(({ schedule, message, tone, since }) => ({
        ...schedule,
        tone,
        day: new Date(since).toISOString().slice(0, 10),
        content: <PortableText value={message ?? []} components={components} />,
      }))}
    />
  )
}
