import { Select, Spinner, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { DecisionFrame } from './decision-frame.tsx'
import { Choice, PointerList } from './pointer-list.tsx'
import type { Target } from './pointers.ts'
import { useSurroundings, whyNotYet, type PageChoice, type Surroundings } from './surroundings.ts'

export type RemovalChoice = {
  to: PageChoice | undefined
  updatePointers: boolean
  /** Whether the entries of the menu that led to the page go with it, when it leads nowhere. */
  dropEntries: boolean
  surroundings: Surroundings
}

type Props = {
  kind: 'unpublish' | 'delete'
  page: Target
  /** The page that the writer named as the newer version of this one. */
  successor: string | undefined
  isSaving: boolean
  onConfirm: (choice: RemovalChoice) => void
  onCancel: () => void
}

const WORDS = {
  unpublish: { verb: 'Unpublish', what: 'The page is taken from readers and kept as a draft.' },
  delete: { verb: 'Delete', what: 'The page and its draft are deleted.' },
} as const

/** Shows, before a page goes, what points to it, and asks to which page its readers are led. */
export function RemovalDialog({ kind, page, successor, isSaving, onConfirm, onCancel }: Props) {
  const read = useSurroundings(page)
  const surroundings = read && 'pointers' in read ? read : undefined
  const [chosen, setChosen] = useState<string>()
  const [updatePointers, setUpdate] = useState(true)
  const [dropEntries, setDrop] = useState(true)
  const to = surroundings?.pages.find(({ id, path }) => (chosen === undefined ? id === successor : path === chosen))
  return (
    <DecisionFrame
      busy={whyNotYet(read) ?? (isSaving ? 'Working…' : undefined)}
      confirm={{
        text: WORDS[kind].verb,
        tone: 'critical',
        testId: 'removal-confirm',
        onClick: () => surroundings && onConfirm({ to, updatePointers, dropEntries, surroundings }),
      }}
      onCancel={onCancel}
    >
      <Stack gap={4} data-testid="removal-dialog">
        <Text size={1}>{WORDS[kind].what}</Text>
        {!read && <Spinner />}
        {read && 'failed' in read && <Text size={1}>What points to this page is not known: {read.failed}</Text>}
        {surroundings && (
          <>
            <PointerList pointers={surroundings.pointers} />
            <Follower from={page.path} pages={surroundings.pages} to={to} onChange={setChosen} />
          </>
        )}
        {surroundings && surroundings.pointers.length > 0 && to && (
          <Choice checked={updatePointers} onChange={setUpdate}>
            Make everything that points to this page point there
          </Choice>
        )}
        {surroundings && surroundings.entries.length > 0 && !to && (
          <Choice checked={dropEntries} onChange={setDrop}>
            Take it out of the menu as well
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

type FollowerProps = {
  from: string
  pages: readonly PageChoice[]
  to: PageChoice | undefined
  onChange: (path: string) => void
}

function Follower({ from, pages, to, onChange }: FollowerProps) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        Lead readers of {from} to
      </Text>
      <Select id={id} value={to?.path ?? ''} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">nowhere: they see that the page does not exist</option>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {path}
            {title ? ` (${title})` : ''}
          </option>
        ))}
      </Select>
    </Stack>
  )
}
