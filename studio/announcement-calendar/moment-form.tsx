import { Button, Checkbox, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'
import { z } from 'zod'
import { fromLocalInput, toLocalInput } from './zoned-time.ts'

/** What a writer asks. Without a moment it is asked of now, also when the writer comes back to it later. */
export const Question = z.object({ path: z.string(), at: z.number().optional(), drafts: z.boolean() })
export type Question = z.infer<typeof Question>

type Props = {
  question: Question
  now: number
  zone: string
  /** Takes what has changed alone: of two changes in a row, the second knows nothing of the first yet. */
  onChange: (change: Partial<Question>) => void
}

/** Where and when a reader looks. */
export function MomentForm({ question, now, zone, onChange }: Props) {
  const id = useId()
  return (
    <Flex gap={4} align="flex-end" wrap="wrap">
      <Stack gap={3} flex={1} style={{ minWidth: 240 }}>
        <Text as="label" htmlFor={`${id}path`} size={1} weight="medium">
          On the page
        </Text>
        <TextInput
          id={`${id}path`}
          value={question.path}
          onChange={({ currentTarget }) => onChange({ path: currentTarget.value })}
        />
      </Stack>
      <Stack gap={3}>
        <Text as="label" htmlFor={`${id}at`} size={1} weight="medium">
          At ({zone})
        </Text>
        <TextInput
          id={`${id}at`}
          type="datetime-local"
          step={1}
          value={toLocalInput(question.at ?? now)}
          onChange={({ currentTarget }) => {
            const at = fromLocalInput(currentTarget.value)
            if (at !== undefined) onChange({ at })
          }}
        />
      </Stack>
      <Button text="Now" mode="ghost" onClick={() => onChange({ at: undefined })} />
      <Flex gap={2} align="center" paddingBottom={2}>
        <Checkbox
          id={`${id}drafts`}
          checked={question.drafts}
          onChange={({ currentTarget }) => onChange({ drafts: currentTarget.checked })}
        />
        <Text as="label" htmlFor={`${id}drafts`} size={1}>
          As if every draft were published
        </Text>
      </Flex>
    </Flex>
  )
}
