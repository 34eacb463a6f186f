import {
  flattenPlaced,
  isHeading,
  parentItemId,
  placeEntries,
  type Placeable,
  type Placed,
} from '@portal/content-rules/menu'

/** An entry as the planner sees it. `id` is that of its document. */
export type MovableEntry = Placeable & { id: string }

/** Where an entry goes: below a parent (or to the first level), before the sibling that then has this index. */
export type Destination = { parent: string | undefined; index: number }

/** What becomes of one entry. */
export type Change = { id: string; itemId?: string; position?: number }

export type Plan = { changes: Change[] } | { refused: string }

const GAP = 10

/**
 * Plans to move an entry with all that stands below it. Item ids say the place in the tree, so those of the branch are
 * written anew; positions of the new siblings only as far as the order needs it. Everything else stays where it is.
 */
export function planMove(entries: readonly MovableEntry[], moved: string, to: Destination): Plan {
  const tree = placeEntries(entries)
  const node = flattenPlaced(tree).find(({ entry }) => entry.id === moved)
  if (!node) return { refused: 'The entry does not exist any more.' }
  const oldId = idOf(node.entry)
  if (!isWellFormed(oldId)) return { refused: 'Give the entry an item id first.' }
  const branch = new Set(flattenPlaced([node]).map(({ entry }) => entry.id))
  const parent = to.parent === undefined ? undefined : holderOf(tree, to.parent, branch)
  if (parent && 'refused' in parent) return parent

  const beside = parent ? parent.children : tree
  const siblings = beside.filter(({ entry }) => entry.id !== moved)
  const index = Math.min(Math.max(to.index, 0), siblings.length)
  const others = entries.filter(({ id }) => !branch.has(id)).map(idOf)
  const parentId = parent && idOf(parent.entry)
  // One of two equal ids gets one of its own, or what stands below it might go to the other. An entry that shows here
  // only because its parent is missing belongs here once somebody has moved it here, and not when it was let go again.
  const belongs = parentItemId(oldId) === parentId || beside.findIndex(({ entry }) => entry.id === moved) === index
  const stays = belongs && beside.includes(node) && !others.includes(oldId)
  const newId = stays ? oldId : freeId(parentId, oldId, others)
  const renamed = flattenPlaced([node]).flatMap(({ entry }): Change[] =>
    newId === oldId ? [] : [{ id: entry.id, itemId: newId + idOf(entry).slice(oldId.length) }],
  )
  return { changes: merge(renamed, positions(siblings, node, index)) }
}

function holderOf(tree: readonly Placed<MovableEntry>[], id: string, branch: ReadonlySet<string>) {
  const parent = flattenPlaced(tree).find(({ entry }) => entry.id === id)
  if (!parent) return { refused: 'The entry to stand under does not exist any more.' }
  if (branch.has(id)) return { refused: 'An entry can not stand under itself.' }
  if (isHeading(parent.entry)) return { refused: 'A heading holds nothing.' }
  if (!isWellFormed(idOf(parent.entry))) return { refused: 'The entry to stand under needs an item id first.' }
  // The second of two equal ids: what is put below it would show below the first.
  if (parent.key !== parent.entry.itemId)
    return { refused: `Two entries have the item id ${idOf(parent.entry)}: mend that first.` }
  return parent
}

/** The id below a parent; another one's id, or the missing parent of another one, is not taken. */
function freeId(parent: string | undefined, oldId: string, others: readonly string[]): string {
  const name = oldId.slice(oldId.lastIndexOf('.') + 1)
  const wanted = parent === undefined ? name : `${parent}.${name}`
  const isTaken = (id: string) => others.some((other) => other === id || other.startsWith(`${id}.`))
  let id = wanted
  for (let copy = 2; isTaken(id); copy += 1) id = `${wanted}-${copy}`
  return id
}

/** Puts an entry between two siblings; when no number is free there, all of them are counted anew. */
function positions(siblings: readonly Placed<MovableEntry>[], moved: Placed<MovableEntry>, index: number): Change[] {
  const before = positionOf(siblings[index - 1])
  const after = positionOf(siblings[index])
  const between = free(before, after)
  const ordered = [...siblings.slice(0, index), moved, ...siblings.slice(index)]
  const wanted =
    between === undefined || siblings.some((sibling) => positionOf(sibling) === undefined)
      ? ordered.map(({ entry }, place) => ({ entry, position: (place + 1) * GAP }))
      : [{ entry: moved.entry, position: between }]
  return wanted.flatMap(({ entry, position }) => (entry.position === position ? [] : [{ id: entry.id, position }]))
}

function free(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined && after === undefined) return GAP
  if (after === undefined) return before === undefined ? undefined : Math.floor(before) + GAP
  const middle = Math.floor(((before ?? 0) + after) / 2)
  return middle > (before ?? -1) && middle < after ? middle : undefined
}

function merge(renamed: readonly Change[], repositioned: readonly Change[]): Change[] {
  const changes = new Map<string, Change>(renamed.map((change) => [change.id, change]))
  for (const change of repositioned) changes.set(change.id, { ...changes.get(change.id), ...change })
  return [...changes.values()]
}

/** The entry that holds another. */
export function parentOf<Entry extends MovableEntry>(
  nodes: readonly Placed<Entry>[],
  id: string,
): Placed<Entry> | undefined {
  return flattenPlaced(nodes).find(({ children }) => children.some(({ entry }) => entry.id === id))
}

const idOf = ({ itemId }: MovableEntry) => (typeof itemId === 'string' ? itemId : '')
const positionOf = (node: Placed<MovableEntry> | undefined) =>
  typeof node?.entry.position === 'number' ? node.entry.position : undefined
const isWellFormed = (itemId: string) => itemId !== '' && itemId.split('.').every((name) => name !== '')
