import { API_VERSION } from '@portal/content-source'
import { Box, Card, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useClient, useFormValue, type ObjectInputProps } from 'sanity'
import { IntentLink } from 'sanity/router'
import { z } from 'zod'
import { publishedId } from '../../schemaTypes/rules/document-ids.ts'

const USES =
  '*[_type in ["page", "snippet"] && references($id) && !(_id in path("drafts.**"))]{_id, _type, title} | order(title)'
const Uses = z.array(z.object({ _id: z.string(), _type: z.string(), title: z.string().nullable() }))

/** The reference to a snippet, with the pages that show it already. */
export function SnippetReferenceInput(props: ObjectInputProps) {
  const id: unknown = useFormValue([...props.path, 'snippet', '_ref'])
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      {typeof id === 'string' && <SnippetUse id={id} />}
    </Stack>
  )
}

/** A snippet, with the pages that show it: whoever edits it changes them all. */
export function SnippetInput(props: ObjectInputProps) {
  const id: unknown = useFormValue(['_id'])
  return (
    <Stack gap={5}>
      {typeof id === 'string' && <SnippetUse id={publishedId(id)} />}
      {props.renderDefault(props)}
    </Stack>
  )
}

function SnippetUse({ id }: { id: string }) {
  const client = useClient({ apiVersion: API_VERSION })
  const [uses, setUses] = useState<z.infer<typeof Uses> | 'reading' | 'failed'>('reading')
  useEffect(() => {
    let stale = false
    client.fetch<unknown>(USES, { id }, { tag: 'snippet-uses' }).then(
      (found) => stale || setUses(Uses.parse(found)),
      () => stale || setUses('failed'),
    )
    return () => {
      stale = true
    }
  }, [client, id])
  // One line from the first moment on: what arrives moves none of the fields around it.
  return (
    <Card border radius={2} padding={3} data-testid="snippet-uses">
      {typeof uses === 'string' || uses.length === 0 ? (
        <Text size={1} weight="medium">
          {typeof uses === 'string' ? STATES[uses] : 'Not shown on any page'}
        </Text>
      ) : (
        <details>
          <Text as="summary" size={1} weight="medium" style={{ cursor: 'pointer' }}>
            {uses.length === 1 ? 'Shown on one page' : `Shown on ${uses.length} pages`}
          </Text>
          <Box paddingTop={4}>
            <Stack gap={3}>
              {uses.map(({ _id, _type, title }) => (
                <Text key={_id} size={1}>
                  <IntentLink intent="edit" params={{ id: _id, type: _type }}>
                    {title ?? _id}
                  </IntentLink>
                </Text>
              ))}
            </Stack>
          </Box>
        </details>
      )}
    </Card>
  )
}

const STATES = { reading: 'Looking for the pages that show it…', failed: 'Where it is shown is not known' } as const
