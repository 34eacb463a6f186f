import { Button, Checkbox, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'
import { fromLocalInput, toLocalInput } from './zoned-time.ts'

export type Question = { path: string; at: number; drafts: boolean }

type Props = {
  question: Question
  zone: string
  /** Takes what has changed alone: of two changes in a row, the second knows nothing of the first yet. */
  onChange: (change: Partial<Question>) => void
}

/** Where and when a reader looks. */
export function MomentForm({ question, zone, onChange }: Props) {
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
          value={toLocalInput(question.at)}
          onChange={({ currentTarget }) => {
            const at = fromLocalInput(currentTarget.value)
            if (at !== undefined) onChange({ at })
          }}
        />
      </Stack>
      <Button text="Now" mode="ghost" onClick={() => onChange({ at: Date.now() })} />
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
