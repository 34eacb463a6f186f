import { Spinner, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { DecisionFrame } from './decision-frame.tsx'
import { Choice, PointerList } from './pointer-list.tsx'
import type { Target } from './pointers.ts'
import { useSurroundings, whyNotYet, type Surroundings } from './surroundings.ts'

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
  const read = useSurroundings(from)
  const surroundings = read && 'pointers' in read ? read : undefined
  const addresses = surroundings?.pointers.filter(({ by }) => by === 'address').length ?? 0
  return (
    <DecisionFrame
      busy={whyNotYet(read) ?? busy}
      confirm={{
        text: 'Publish',
        tone: 'positive',
        testId: 'rename-publish',
        onClick: () => surroundings && onPublish({ leaveRedirect, updatePointers, surroundings }),
      }}
      onCancel={onCancel}
    >
      <Stack gap={4} data-testid="rename-dialog">
        <Text size={1}>The path of this page has changed. Links and bookmarks may still hold the old one.</Text>
        <Choice checked={leaveRedirect} onChange={setLeave}>
          Leave a redirect from <code>{from.path}</code> to <code>{to}</code>
        </Choice>
        {!read && <Spinner />}
        {read && 'failed' in read && <Text size={1}>What points here is not known: {read.failed}</Text>}
        {surroundings && <PointerList pointers={surroundings.pointers} />}
        {addresses > 0 && (
          <Choice checked={updatePointers} onChange={setUpdate}>
            Make those that name the old path ({addresses}) name the new one; the others follow by themselves
          </Choice>
        )}
      </Stack>
    </DecisionFrame>
  )
}
