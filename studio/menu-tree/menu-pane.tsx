import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { placeEntries } from '@portal/content-rules/menu'
import { Box, Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import type { UserComponent } from 'sanity/structure'
import { z } from 'zod'
import { useKeptState } from '../desk/use-kept-state.ts'
import { useLiveQuery } from '../desk/use-live-query.ts'
import { MenuLine } from './menu-line.tsx'
import { MENU_ROWS, menuRows, problemsByRow, StoredEntry } from './menu-row.ts'
import { dropAt, visibleLines } from './tree-view.ts'
import { useMoves } from './use-moves.ts'

const MENU = ['menuEntry']
const TARGETS = ['page', 'apiReference', 'redirect']
const PATHS = '*[_type in ["page", "apiReference", "redirect"]]{"path": coalesce(path, from)}'
const Path = z.object({ path: z.string() })
const Closed = z.array(z.string())
const INDENT = 20

/** The menu as readers see it, as a tree whose entries are moved by dragging or by buttons. */
export const MenuPane: UserComponent = ({ childItemId }) => {
  const stored = useLiveQuery(MENU_ROWS, MENU, StoredEntry)
  const targets = useLiveQuery(PATHS, TARGETS, Path)
  const rows = useMemo(() => (stored.state === 'loaded' ? menuRows(stored.rows) : []), [stored])
  const tree = useMemo(() => placeEntries(rows), [rows])
  const problems = useMemo(() => {
    const paths = targets.state === 'loaded' ? new Set(targets.rows.map(({ path }) => path)) : undefined
    return problemsByRow(rows, paths)
  }, [rows, targets])
  const [kept, setClosed] = useKeptState('menu-closed', Closed, [])
  const closed = useMemo(() => new Set(kept), [kept])
  const [dragged, setDragged] = useState<string>()
  const lines = useMemo(() => visibleLines(tree, (id) => !closed.has(id) && id !== dragged), [tree, closed, dragged])
  const { move, undo, moved, isBusy } = useMoves(rows)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))

  const toggle = (id: string) => {
    const next = new Set(closed)
    if (!next.delete(id)) next.add(id)
    setClosed([...next])
  }
  const drop = ({ active, over, delta }: DragEndEvent) => {
    setDragged(undefined)
    const to = over && dropAt(lines, String(active.id), String(over.id), Math.round(delta.x / INDENT))
    if (to) void move(String(active.id), to)
  }

  if (stored.state === 'failed') return <Text>The menu can not be read: {stored.message}</Text>
  // A problem makes its line taller: shown later, it would move those below under the pointer.
  if (stored.state === 'loading' || targets.state === 'loading') return <Spinner />
  return (
    <Card height="fill" overflow="auto" data-testid="menu-pane">
      <Stack gap={3} padding={3}>
        <Text size={1} muted>
          Moving an entry changes the portal at once. Other changes of an entry stay its draft until it is published.
        </Text>
        <Text size={1} data-testid="menu-problems">
          {toldOf(problems.size)}
        </Text>
        <Flex gap={2}>
          <Button mode="ghost" fontSize={1} padding={2} text="Open all" onClick={() => setClosed([])} />
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text="Close all"
            onClick={() => setClosed(rows.map(({ id }) => id))}
          />
          {moved && (
            <Button mode="ghost" fontSize={1} padding={2} text={`Undo: ${moved}`} onClick={() => void undo()} />
          )}
        </Flex>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragStart={({ active }) => setDragged(String(active.id))}
          onDragCancel={() => setDragged(undefined)}
          onDragEnd={drop}
        >
          <SortableContext items={lines.map(({ row }) => row.id)} strategy={verticalListSortingStrategy}>
            <Box role="tree" aria-label="Menu">
              {lines.map((line) => (
                <MenuLine
                  key={line.row.id}
                  line={line}
                  lines={lines}
                  problems={problems.get(line.row.id) ?? []}
                  isOpen={!closed.has(line.row.id)}
                  isSelected={childItemId === line.row.id}
                  isBusy={isBusy}
                  onToggle={() => toggle(line.row.id)}
                  onMove={(id, to) => void move(id, to)}
                />
              ))}
            </Box>
          </SortableContext>
        </DndContext>
      </Stack>
    </Card>
  )
}

function toldOf(problems: number): string {
  if (problems === 0) return 'Nothing is wrong with the menu.'
  return problems === 1 ? 'One entry has a problem, marked ⚠.' : `${problems} entries have a problem, marked ⚠.`
}
