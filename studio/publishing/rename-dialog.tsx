import { Button, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'

type Props = {
  from: string
  to: string
  /** Says why the page can not be published just now. */
  busy: string | undefined
  onPublish: (leaveRedirect: boolean) => void
  onCancel: () => void
}

/** Asks, before a page moves, whether its old path should lead to the new one. */
export function RenameDialog({ from, to, busy, onPublish, onCancel }: Props) {
  const [leave, setLeave] = useState(true)
  const id = useId()
  return (
    <Stack gap={5} data-testid="rename-dialog">
      <Text size={1}>The path of this page has changed. Links and bookmarks may still hold the old one.</Text>
      <Flex gap={3} align="flex-start">
        <Checkbox id={id} checked={leave} onChange={({ currentTarget }) => setLeave(currentTarget.checked)} />
        <Text as="label" htmlFor={id} size={1}>
          Leave a redirect from <code>{from}</code> to <code>{to}</code>
        </Text>
      </Flex>
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancel" onClick={onCancel} />
        <Button
          data-testid="rename-publish"
          tone="positive"
          text={busy ?? 'Publish'}
          disabled={busy !== undefined}
          onClick={() => onPublish(leave)}
        />
      </Flex>
    </Stack>
  )
}
