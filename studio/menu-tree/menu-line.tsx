import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { AddIcon } from '@sanity/icons/Add'
import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { DragHandleIcon } from '@sanity/icons/DragHandle'
import { Badge, Text } from '@sanity/ui'
import type { ComponentType } from 'react'
import { usePaneRouter } from 'sanity/structure'
import { IntentLink } from 'sanity/router'
import { MENU_TEMPLATE } from '../structure/templates.ts'
import { Actions, IconButton, Row } from './menu-line.styles.ts'
import { destinationOf, type Line, type Step } from './tree-view.ts'
import type { Destination } from './plan-move.ts'

type Props = {
  line: Line
  lines: readonly Line[]
  problems: readonly string[]
  isOpen: boolean
  isSelected: boolean
  isBusy: boolean
  onToggle: () => void
  onMove: (id: string, to: Destination) => void
}

const STEPS: readonly { step: Step; name: string; icon: ComponentType }[] = [
  { step: 'up', name: 'up', icon: ArrowUpIcon },
  { step: 'down', name: 'down', icon: ArrowDownIcon },
  { step: 'out', name: 'out, beside the entry that holds it', icon: ArrowLeftIcon },
  { step: 'in', name: 'in, below the entry above', icon: ArrowRightIcon },
]

const STATES = { published: undefined, edited: 'has a draft', draft: 'not published' } as const
const TONES: Readonly<Record<string, 'primary' | 'caution' | 'default'>> = { primary: 'primary', warning: 'caution' }

/** One line of the menu tree: what readers see of the entry, what is wrong with it, and the ways to move it. */
export function MenuLine({ line, lines, problems, isOpen, isSelected, isBusy, onToggle, onMove }: Props) {
  const { row, depth, hasChildren } = line
  const { ChildLink } = usePaneRouter()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = useSortable({ id: row.id })
  const label = row.label?.trim() || row.itemId || 'Untitled'
  const Caret = isOpen ? ChevronDownIcon : ChevronRightIcon
  return (
    <Row
      ref={setNodeRef}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      {...(hasChildren && { 'aria-expanded': isOpen })}
      data-testid={`menu-line-${row.itemId ?? row.id}`}
      $selected={isSelected}
      style={{ paddingLeft: depth * 20, transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Drag ${label}`}
        disabled={isBusy}
      >
        <DragHandleIcon />
      </IconButton>
      {hasChildren ? (
        <IconButton aria-label={`${isOpen ? 'Close' : 'Open'} ${label}`} onClick={onToggle}>
          <Caret />
        </IconButton>
      ) : (
        <span style={{ width: 25 }} />
      )}
      <div className="label">
        <ChildLink childId={row.id}>
          <Text size={1} weight={row.className === 'title' || depth === 0 ? 'semibold' : 'regular'}>
            {label}
          </Text>
          {problems.map((problem) => (
            <Text key={problem} size={0} className="problem">
              ⚠ {problem}
            </Text>
          ))}
        </ChildLink>
      </div>
      {row.indicativeLabel && (
        <Badge tone={TONES[row.indicativeVariant ?? ''] ?? 'default'}>{row.indicativeLabel}</Badge>
      )}
      {STATES[row.state] && <Badge tone="caution">{STATES[row.state]}</Badge>}
      <Actions>
        {STEPS.map(({ step, name, icon: Icon }) => {
          const to = destinationOf(step, line, lines)
          return (
            <IconButton
              key={step}
              aria-label={`Move ${label} ${name}`}
              title={`Move ${name}`}
              disabled={isBusy || !to}
              onClick={() => to && onMove(row.id, to)}
            >
              <Icon />
            </IconButton>
          )
        })}
        {row.itemId && row.className !== 'title' && (
          <IntentLink
            intent="create"
            params={[{ type: 'menuEntry', template: MENU_TEMPLATE }, { parent: row.itemId }]}
            aria-label={`Add an entry below ${label}`}
            title="Add an entry below"
          >
            <AddIcon />
          </IntentLink>
        )}
      </Actions>
    </Row>
  )
}
