import { isHeading, type Placed } from '@portal/content-rules/menu'
import type { MenuRow } from './menu-row.ts'
import type { Destination } from './plan-move.ts'

/** A line of the tree on the screen. */
export type Line = {
  row: MenuRow
  depth: number
  parent: string | undefined
  index: number
  /** How many siblings it has, itself included. */
  siblings: number
  hasChildren: boolean
}

/** The lines that are on the screen: what stands below a closed entry is not. */
export function visibleLines(tree: readonly Placed<MenuRow>[], isOpen: (id: string) => boolean): Line[] {
  const lines = (nodes: readonly Placed<MenuRow>[], depth: number, parent: string | undefined): Line[] =>
    nodes.flatMap(({ entry, children }, index) => [
      { row: entry, depth, parent, index, siblings: nodes.length, hasChildren: children.length > 0 },
      ...(isOpen(entry.id) ? lines(children, depth + 1, entry.id) : []),
    ])
  return lines(tree, 0, undefined)
}

/** A way to move an entry by a button. */
export type Step = 'up' | 'down' | 'in' | 'out'

/** Where a step leads, or nothing when there is no way. */
export function destinationOf(step: Step, line: Line, lines: readonly Line[]): Destination | undefined {
  const sibling = (index: number) => lines.find((other) => other.parent === line.parent && other.index === index)
  switch (step) {
    case 'up':
      return line.index > 0 ? { parent: line.parent, index: line.index - 1 } : undefined
    case 'down':
      return line.index < line.siblings - 1 ? { parent: line.parent, index: line.index + 1 } : undefined
    case 'in': {
      const above = sibling(line.index - 1)
      return above && !isHeading(above.row) ? { parent: above.row.id, index: Number.MAX_SAFE_INTEGER } : undefined
    }
    case 'out': {
      const parent = lines.find(({ row }) => row.id === line.parent)
      return parent && { parent: parent.parent, index: parent.index + 1 }
    }
  }
}

/**
 * Where a dragged line lands: in the place of the line that it is over, as deep as it was pushed sideways, within what
 * the lines above and below allow. `lines` are those without what stands below the dragged one.
 */
export function dropAt(lines: readonly Line[], dragged: string, over: string, pushed: number): Destination | undefined {
  const from = lines.findIndex(({ row }) => row.id === dragged)
  const to = lines.findIndex(({ row }) => row.id === over)
  const line = lines[from]
  if (!line || to === -1) return undefined
  const others = lines.filter((other) => other !== line)
  const above = others[to - 1]
  const below = others[to]
  const deepest = above ? above.depth + (isHeading(above.row) ? 0 : 1) : 0
  const depth = Math.max(Math.min(line.depth + pushed, deepest), below?.depth ?? 0)
  // Its parent is the nearest line above that is less deep.
  const before = others.slice(0, to)
  const parent = before.findLast((other) => other.depth < depth)
  const siblingsBefore = before.slice(parent ? before.indexOf(parent) + 1 : 0).filter((other) => other.depth === depth)
  return { parent: parent?.row.id, index: siblingsBefore.length }
}
