import { textIn } from './node.ts'

/** What decides the place of a menu entry. Anything else it holds is carried along. */
export type Placeable = { itemId?: unknown; position?: unknown; className?: unknown }

/** An entry in its place. `key` is its id, with a number behind it when an editor used the id twice. */
export type Placed<Entry> = { entry: Entry; key: string; children: Placed<Entry>[] }

/**
 * Places menu entries: an entry's parent is its id less the last segment, siblings go by position and then by id. An
 * entry whose parent is missing, or is a heading, goes to the nearest ancestor that can hold it, so that a mistake in
 * one entry never hides another. The order of the input means nothing. Ids can form no circle: a parent's is shorter.
 */
export function placeEntries<Entry extends Placeable>(entries: readonly Entry[]): Placed<Entry>[] {
  const roots: Placed<Entry>[] = []
  const holders = new Map<string, Placed<Entry>>()
  const keys = new Set<string>()
  const placed = entries.toSorted(byPlace).map((entry) => {
    const itemId = textIn(entry.itemId)
    const node: Placed<Entry> = { entry, key: freeKey(itemId, keys), children: [] }
    if (itemId && !isHeading(entry) && !holders.has(itemId)) holders.set(itemId, node)
    return { itemId, node }
  })
  for (const { itemId, node } of placed) {
    const siblings = nearestHolder(itemId, holders)?.children ?? roots
    siblings.push(node)
  }
  return roots
}

/** Every node of a tree, parents before children. */
export function flattenPlaced<Entry>(nodes: readonly Placed<Entry>[]): Placed<Entry>[] {
  return nodes.flatMap((node) => [node, ...flattenPlaced(node.children)])
}

/** The id of the parent that an id names, or undefined at the top level. */
export function parentItemId(itemId: string): string | undefined {
  const end = itemId.lastIndexOf('.')
  return end > 0 ? itemId.slice(0, end) : undefined
}

/** Whether an entry is a heading, which can not be clicked and holds nothing. */
export function isHeading({ className }: Placeable): boolean {
  return className === 'title'
}

function nearestHolder<Entry>(itemId: string, holders: ReadonlyMap<string, Placed<Entry>>): Placed<Entry> | undefined {
  for (let id = parentItemId(itemId); id !== undefined; id = parentItemId(id)) {
    const holder = holders.get(id)
    if (holder) return holder
  }
  return undefined
}

function freeKey(itemId: string, taken: Set<string>): string {
  let key = itemId || '#'
  for (let copy = 2; taken.has(key); copy += 1) key = `${itemId}#${copy}`
  taken.add(key)
  return key
}

function byPlace(a: Placeable, b: Placeable): number {
  return (
    positionOf(a) - positionOf(b) ||
    compare(textIn(a.itemId), textIn(b.itemId)) ||
    // Twice the same id at the same position: any order will do, as long as it is always the same.
    compare(JSON.stringify(Object.entries(a).toSorted()), JSON.stringify(Object.entries(b).toSorted()))
  )
}

// Far behind every position that is written, and still a number, so that two of them compare.
const positionOf = ({ position }: Placeable) => (typeof position === 'number' ? position : Number.MAX_VALUE)

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
