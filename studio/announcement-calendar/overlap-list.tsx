import { overlaps } from '@portal/announcement-rules/timeline'
import { Card, Stack, Text } from '@sanity/ui'
import type { AnnouncementRow } from './announcement-row.ts'
import { inZone } from './zoned-time.ts'

/** Warns of announcements that want the same pages at the same time: readers see one of them. */
export function OverlapList({ rows, now, zone }: { rows: readonly AnnouncementRow[]; now: number; zone: string }) {
  const titleOf = (key: string) => rows.find(({ schedule }) => schedule?.key === key)?.title ?? key
  const found = overlaps(
    rows.flatMap(({ schedule }) => (schedule ? [schedule] : [])),
    now,
  )
  if (found.length === 0) return null
  return (
    <Stack gap={2} data-testid="overlaps">
      {found.map(({ shows, hides, from, to }) => (
        <Card key={`${shows} ${hides}`} tone="caution" border radius={2} padding={3}>
          <Text size={1}>
            “{titleOf(shows)}” hides “{titleOf(hides)}” from {inZone(from, zone)}{' '}
            {to === Infinity ? 'on, with no end' : `to ${inZone(to, zone)}`}, on the pages of both. Readers see the
            second when they close the first.
          </Text>
        </Card>
      ))}
    </Stack>
  )
}
