import { Spinner, Stack, Text } from '@sanity/ui'
import { useState, type ReactNode } from 'react'
import { DecisionFrame } from './decision-frame.tsx'
import { Follower } from './follower.tsx'
import { Choice, PointerList } from './pointer-list.tsx'
import { whyNotYet, type PageChoice, type Read, type Surroundings } from './surroundings.ts'

export type RemovalChoice = {
  to: PageChoice | undefined
  updatePointers: boolean
  /** The entries of the menu that go as well, when readers are led nowhere. */
  entries: readonly string[]
  surroundings: Surroundings
}

export type RemovalDialogProps = {
  verb: 'Unpublish' | 'Delete'
  /** Who is led elsewhere: `readers of /docs/x`. */
  from: string
  /** The page that the writer named as the newer version of this one. */
  successor?: string | undefined
  read: Read<Surroundings>
  isSaving: boolean
  onConfirm: (choice: RemovalChoice) => void
  onCancel: () => void
  /** What is done. */
  children: ReactNode
}

/** Shows, before pages go, what points to them, and asks to which page their readers are led. */
export function RemovalDialog({
  verb,
  from,
  successor,
  read,
  isSaving,
  onConfirm,
  onCancel,
  children,
}: RemovalDialogProps) {
  const surroundings = read && 'pointers' in read ? read : undefined
  const [chosen, setChosen] = useState<string>()
  const [updatePointers, setUpdate] = useState(true)
  const [dropEntries, setDrop] = useState(true)
  const to = surroundings?.pages.find(({ id, path }) => (chosen === undefined ? id === successor : path === chosen))
  const confirm = () => {
    if (!surroundings) return
    const entries = dropEntries ? surroundings.entries : []
    onConfirm({ to, updatePointers, entries, surroundings })
  }
  return (
    <DecisionFrame
      busy={whyNotYet(read) ?? (isSaving ? 'Working…' : undefined)}
      confirm={{ text: verb, tone: 'critical', testId: 'removal-confirm', onClick: confirm }}
      onCancel={onCancel}
    >
      <Stack gap={4} data-testid="removal-dialog">
        {children}
        {!read && <Spinner />}
        {read && 'failed' in read && <Text size={1}>What points here is not known: {read.failed}</Text>}
        {surroundings && (
          <>
            <PointerList pointers={surroundings.pointers} />
            <Follower from={from} pages={surroundings.pages} to={to} onChange={setChosen} />
          </>
        )}
        {surroundings && surroundings.pointers.length > 0 && to && (
          <Choice checked={updatePointers} onChange={setUpdate}>
            Make everything that points here point there
          </Choice>
        )}
        {surroundings && surroundings.entries.length > 0 && !to && (
          <Choice checked={dropEntries} onChange={setDrop}>
            Take what leads here out of the menu as well
          </Choice>
        )}
        {surroundings && surroundings.pointers.length > 0 && !to && (
          <Text size={1} muted>
            Links that stay lead to a page that does not exist, until they are changed: the Health tool lists them.
          </Text>
        )}
      </Stack>
    </DecisionFrame>
  )
}
