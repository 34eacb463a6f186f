import { toSchedule, type Schedule } from '@portal/announcement-rules/schedule'
import { z } from 'zod'
import { spanText } from '../schemaTypes/fields/span-text.ts'
import { publishedId } from '../schemaTypes/rules/document-ids.ts'

export const ANNOUNCEMENT_ROWS =
  '*[_type == "announcement"]{_id, key, message, tone, startsAt, endsAt, priority, closable, placement}'

const text = z.string().nullable().default(null)

/** A stored announcement, or its draft. */
export const StoredAnnouncement = z.object({
  _id: z.string(),
  key: text,
  message: z.unknown(),
  tone: text,
  startsAt: text,
  endsAt: text,
  priority: z.number().nullable(),
  closable: z.boolean().nullable(),
  placement: z.object({ scope: text, product: text, version: text }).nullable(),
})
type Stored = z.infer<typeof StoredAnnouncement>

/** An announcement as the calendar shows it. */
export type AnnouncementRow = {
  id: string
  title: string
  tone: string
  /** Absent for one that readers never see: without a key, or not published. */
  schedule: Schedule | undefined
  isDraft: boolean
}

/** Each announcement once: as it is published or, with `drafts`, as it would be if every draft were published now. */
export function announcementRows(stored: readonly Stored[], drafts: boolean): AnnouncementRow[] {
  const ids = [...new Set(stored.map(({ _id }) => publishedId(_id)))]
  return ids.flatMap((id) => {
    const published = stored.find(({ _id }) => _id === id)
    const draft = stored.find(({ _id }) => _id === `drafts.${id}`)
    const shown = drafts ? (draft ?? published) : (published ?? draft)
    if (!shown) return []
    const counts = drafts || shown === published
    return [
      {
        id,
        title: spanText(shown.message) || shown.key || 'Announcement without text',
        tone: shown.tone ?? 'info',
        schedule: counts ? toSchedule(shown) : undefined,
        isDraft: draft !== undefined,
      },
    ]
  })
}
