import { explain } from '@portal/announcement-rules/explain'
import type { Moment } from '@portal/announcement-rules/schedule'
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { AnnouncementRow } from './announcement-row.ts'
import { explanationWords } from './explanation-words.ts'

type Props = { rows: readonly AnnouncementRow[]; moment: Moment; zone: string }

/** Every announcement with the reason why it shows, or does not, at one moment on one path. */
export function VerdictList({ rows, moment, zone }: Props) {
  const schedules = rows.flatMap(({ schedule }) => (schedule ? [schedule] : []))
  const judged = rows.map((row) => ({ row, why: row.schedule && explain(row.schedule, schedules, moment) }))
  // The one that shows stands first; the others keep their order.
  const ordered = judged.toSorted((a, b) => Number(b.why?.shows ?? false) - Number(a.why?.shows ?? false))
  return (
    <Stack gap={2} data-testid="verdicts">
      {ordered.map(({ row, why }) => (
        <Card key={row.id} border radius={2} padding={3} tone={why?.shows ? 'positive' : 'default'}>
          <Stack gap={3}>
            <Flex gap={2} align="center">
              <Text size={1} weight="semibold">
                <IntentLink intent="edit" params={{ id: row.id, type: 'announcement' }}>
                  {row.title}
                </IntentLink>
              </Text>
              {row.isDraft && <Badge tone="caution">{row.schedule ? 'has a draft' : 'draft'}</Badge>}
            </Flex>
            <Text size={1}>{explanationWords(row, why, rows, zone)}</Text>
          </Stack>
        </Card>
      ))}
      {!judged.some(({ why }) => why?.shows) && <Text size={1}>No announcement shows there at that time.</Text>}
    </Stack>
  )
}
