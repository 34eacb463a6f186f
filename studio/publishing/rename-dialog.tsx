import { Button, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { Choice, PointerList } from './pointer-list.tsx'
import type { Target } from './pointers.ts'
import { useSurroundings, type Surroundings } from './surroundings.ts'

export type RenameChoice = { leaveRedirect: boolean; updatePointers: boolean; surroundings: Surroundings }

type Props = {
  from: Target
  to: string
  /** Says why the page can not be published just now. */
  busy: string | undefined
  onPublish: (choice: RenameChoice) => void
  onCancel: () => void
}

/** Asks, before a page moves, what becomes of its old path and of all that points there. */
export function RenameDialog({ from, to, busy, onPublish, onCancel }: Props) {
  const [leaveRedirect, setLeave] = useState(true)
  const [updatePointers, setUpdate] = useState(true)
  const surroundings = useSurroundings(from)
  const addresses = surroundings && 'pointers' in surroundings ? surroundings.pointers.filter(isAddress) : []
  return (
    <Stack gap={5} padding={4} data-testid="rename-dialog">
      <Text size={1}>The path of this page has changed. Links and bookmarks may still hold the old one.</Text>
      <Choice checked={leaveRedirect} onChange={setLeave}>
        Leave a redirect from <code>{from.path}</code> to <code>{to}</code>
      </Choice>
      {!surroundings && <Spinner />}
      {surroundings && 'failed' in surroundings && (
        <Text size={1}>What points here is not known: {surroundings.failed}</Text>
      )}
      {surroundings && 'pointers' in surroundings && (
        <>
          <PointerList pointers={surroundings.pointers} />
          {addresses.length > 0 && (
            <Choice checked={updatePointers} onChange={setUpdate}>
              Make those that name the old path ({addresses.length}) name the new one; the others follow by themselves
            </Choice>
          )}
        </>
      )}
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancel" onClick={onCancel} />
        <Button
          data-testid="rename-publish"
          tone="positive"
          text={busy ?? 'Publish'}
          disabled={busy !== undefined || !surroundings || 'failed' in surroundings}
          onClick={() =>
            surroundings && 'pointers' in surroundings && onPublish({ leaveRedirect, updatePointers, surroundings })
          }
        />
      </Flex>
    </Stack>
  )
}

const isAddress = ({ by }: { by: string }) => by === 'address'
