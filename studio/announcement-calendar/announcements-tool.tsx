import { BellIcon } from '@sanity/icons/Bell'
import { Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import type { Tool } from 'sanity'
import { useKeptState } from '../desk/use-kept-state.ts'
import { useLiveQuery } from '../desk/use-live-query.ts'
import { ANNOUNCEMENT_ROWS, announcementRows, StoredAnnouncement } from './announcement-row.ts'
import { MomentForm, Question } from './moment-form.tsx'
import { OverlapList } from './overlap-list.tsx'
import { TimeLine } from './time-line.tsx'
import { VerdictList } from './verdict-list.tsx'
import { localZone } from './zoned-time.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000
const TYPES = ['announcement']
const SPANS = [14, 28, 84]

/** What shows when, and why an announcement does not. */
function AnnouncementsTool() {
  const stored = useLiveQuery(ANNOUNCEMENT_ROWS, TYPES, StoredAnnouncement)
  const [now, setNow] = useState(() => Date.now())
  const [question, setQuestion] = useKeptState('announcements', Question, { path: '/', drafts: false })
  const [from, setFrom] = useState(now - WEEK / 7)
  const [days, setDays] = useState(28)
  const at = question.at ?? now
  const ask = (change: Partial<Question>) => {
    setQuestion((before) => ({ ...before, ...change }))
    setNow(Date.now())
  }
  const zone = localZone()
  const rows = useMemo(
    () => (stored.state === 'loaded' ? announcementRows(stored.rows, question.drafts) : []),
    [stored, question.drafts],
  )
  return (
    <Card height="fill" overflow="auto" padding={4} data-testid="announcements-tool">
      <Container width={3}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading size={2}>What shows when</Heading>
            <Text size={1} muted>
              All times are those of {zone}. Readers see one announcement at a time, to the second.
            </Text>
          </Stack>
          <MomentForm question={question} now={now} zone={zone} onChange={ask} />
          {stored.state === 'loading' && <Spinner />}
          {stored.state === 'failed' && <Text>The announcements can not be read: {stored.message}</Text>}
          {stored.state === 'loaded' && (
            <>
              <Flex gap={2}>
                <Button mode="ghost" text="Earlier" onClick={() => setFrom(from - WEEK)} />
                <Button mode="ghost" text="Later" onClick={() => setFrom(from + WEEK)} />
                {SPANS.map((span) => (
                  <Button
                    key={span}
                    mode="ghost"
                    selected={span === days}
                    text={`${span / 7} weeks`}
                    onClick={() => setDays(span)}
                  />
                ))}
              </Flex>
              <TimeLine rows={rows} path={question.path} from={from} days={days} at={at} zone={zone} />
              <OverlapList rows={rows} now={now} zone={zone} />
              <VerdictList rows={rows} moment={{ now: at, path: question.path, dismissed: [] }} zone={zone} />
            </>
          )}
        </Stack>
      </Container>
    </Card>
  )
}

export const announcementsTool: Tool = {
  name: 'announcements',
  title: 'Announcements',
  icon: BellIcon,
  component: AnnouncementsTool,
}
