import { whatShows } from '@portal/announcement-rules/timeline'
import { Box, Card, Flex, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { AnnouncementRow } from './announcement-row.ts'
import { dayInZone, inZone } from './zoned-time.ts'

const DAY = 24 * 60 * 60 * 1000
const TICKS = 7

type Props = {
  rows: readonly AnnouncementRow[]
  path: string
  from: number
  days: number
  /** The moment that is asked about, marked by a line. */
  at: number
  zone: string
}

/** One bar an announcement: pale while it is scheduled, full while it is the one that shows on the path. */
export function TimeLine({ rows, path, from, days, at, zone }: Props) {
  const to = from + days * DAY
  const scheduled = rows.flatMap(({ id, title, schedule }) => (schedule ? [{ id, title, schedule }] : []))
  const stretches = whatShows(
    scheduled.map(({ schedule }) => schedule),
    { from, to, path },
  )
  const percent = (moment: number) => `${(100 * (Math.min(Math.max(moment, from), to) - from)) / (to - from)}%`
  const bar = (start: number, end: number) => ({ left: percent(start), right: `calc(100% - ${percent(end)})` })
  return (
    <Card border radius={2} padding={3} data-testid="time-line">
      <Flex justify="space-between" paddingBottom={4}>
        {Array.from({ length: TICKS + 1 }, (_, tick) => (
          <Text key={tick} size={0} muted>
            {dayInZone(from + (tick * days * DAY) / TICKS, zone)}
          </Text>
        ))}
      </Flex>
      <Box style={{ position: 'relative' }}>
        {scheduled.map(({ id, title, schedule }) => (
          <Box key={id} paddingBottom={4}>
            <Text size={1}>
              <IntentLink intent="edit" params={{ id, type: 'announcement' }}>
                {title}
              </IntentLink>
            </Text>
            <div style={styles.lane}>
              <div style={{ ...styles.pale, ...bar(schedule.start ?? from, schedule.end ?? to) }} />
              {stretches
                .filter(({ key }) => key === schedule.key)
                .map((stretch) => (
                  <div
                    key={stretch.from}
                    data-testid={`shows-${schedule.key}`}
                    title={`Shows from ${inZone(stretch.from, zone)} to ${inZone(stretch.to, zone)}`}
                    style={{ ...styles.full, ...bar(stretch.from, stretch.to) }}
                  />
                ))}
            </div>
          </Box>
        ))}
        {at >= from && at <= to && <div style={{ ...styles.now, left: percent(at) }} />}
      </Box>
      <Text size={0} muted>
        Full: shows on {path}. Pale: scheduled, but another one shows, or it is for other pages. The line: the moment
        above.
      </Text>
    </Card>
  )
}

const lane = { position: 'absolute', top: 0, bottom: 0, borderRadius: 3 } as const
const styles = {
  lane: { position: 'relative', height: 14, marginTop: 8 },
  pale: { ...lane, background: 'currentColor', opacity: 0.18 },
  full: { ...lane, background: '#2276fc' },
  now: { position: 'absolute', top: 0, bottom: 0, borderLeft: '2px solid #e5484d', pointerEvents: 'none' },
} as const
