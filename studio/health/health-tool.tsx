import { ActivityIcon } from '@sanity/icons/Activity'
import { Button, Card, Checkbox, Container, Flex, Grid, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useId, useMemo, useState } from 'react'
import type { Tool } from 'sanity'
import { z } from 'zod'
import { useKeptState } from '../desk/use-kept-state.ts'
import { useLiveQuery } from '../desk/use-live-query.ts'
import { findProblems } from './find-problems.ts'
import { KINDS } from './kinds.ts'
import { ProblemList } from './problem-list.tsx'

const TYPES = [
  'page',
  'snippet',
  'menuEntry',
  'announcement',
  'disturbance',
  'apiReference',
  'redirect',
  'siteSettings',
]
const DOCUMENTS = `*[_type in ${JSON.stringify(TYPES)}]`
const Stored = z.looseObject({ _id: z.string(), _type: z.string() })

const View = z.object({ kind: z.enum(KINDS.map(({ rule }) => rule)).optional(), drafts: z.boolean() })
type View = z.infer<typeof View>

/** What is wrong with the content, by the same rules as `npm run check:content`; each row opens its field. */
function HealthTool() {
  const stored = useLiveQuery(DOCUMENTS, TYPES, Stored)
  const [{ kind, drafts }, setView] = useKeptState('health', View, { drafts: false })
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const change = (changed: Partial<View>) => setView((before) => ({ ...before, ...changed }))
  const id = useId()
  const problems = useMemo(
    () => (stored.state === 'loaded' ? findProblems(stored.rows, drafts, today) : undefined),
    [stored, drafts, today],
  )
  const countOf = (rule: string) => problems?.filter((problem) => problem.rule === rule).length ?? 0
  const shown = problems?.filter((problem) => kind === undefined || problem.rule === kind) ?? []
  return (
    <Card height="fill" overflow="auto" padding={4} data-testid="health-tool">
      <Container width={3}>
        <Stack gap={5}>
          <Heading size={2}>Content health</Heading>
          {stored.state === 'failed' && <Text>The content can not be read: {stored.message}</Text>}
          {!problems && stored.state === 'loading' && <Spinner />}
          {problems && (
            <>
              <Flex gap={2} align="center">
                <Checkbox
                  id={id}
                  checked={drafts}
                  onChange={({ currentTarget }) => change({ drafts: currentTarget.checked })}
                />
                <Text as="label" htmlFor={id} size={1}>
                  As if every draft were published
                </Text>
              </Flex>
              {/* Of one width each: a count that changes moves none of them. */}
              <Grid gap={2} style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))' }}>
                <Button
                  mode="ghost"
                  selected={kind === undefined}
                  text={`All (${problems.length})`}
                  onClick={() => change({ kind: undefined })}
                />
                {KINDS.map(({ rule, title }) => (
                  <Button
                    key={rule}
                    mode="ghost"
                    data-testid={`kind-${rule}`}
                    selected={kind === rule}
                    tone={countOf(rule) > 0 ? 'caution' : 'positive'}
                    text={`${title} (${countOf(rule)})`}
                    onClick={() => change({ kind: rule })}
                  />
                ))}
              </Grid>
              <ProblemList problems={shown} />
            </>
          )}
        </Stack>
      </Container>
    </Card>
  )
}

export const healthTool: Tool = { name: 'health', title: 'Health', icon: ActivityIcon, component: HealthTool }
