import { Card, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { Problem } from './find-problems.ts'

/** The problems by document, in the order of its first one. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const byDocument = Map.groupBy(problems, ({ document }) => document.id)
  if (problems.length === 0) return <Text size={1}>Nothing to mend.</Text>
  return (
    <Stack gap={3} data-testid="problems">
      {[...byDocument].map(([id, own]) => (
        <Card key={id} border radius={2} padding={3}>
          <Stack gap={3}>
            <Text size={1} weight="semibold">
              {own[0]?.document.name}
            </Text>
            {own.map(({ message, path, document }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- one document may have the same problem twice
              <Text key={`${message} ${at}`} size={1}>
                <IntentLink
                  intent="edit"
                  params={{ id: document.id, type: document.type, ...(path !== undefined && { path }) }}
                >
                  {message}
                </IntentLink>
              </Text>
            ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
