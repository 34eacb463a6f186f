import type { MENU_QUERY_RESULT } from '../../sanity/sanity.types.ts'
import { isBadgeVariant, type BadgeVariant } from '../../ui/badge.tsx'
import { canonicalHref } from '../../paths.ts'

type Row = MENU_QUERY_RESULT[number]

/** An entry as the content holds it. What the schema requires may still be missing, for a script can store anything. */
export type MenuEntry = { [Field in keyof Row]: Row[Field] | null }

export type MenuKind = 'title' | 'item' | 'product' | 'version' | 'sub-item'

/** One line of the menu. `key` is its id, with a number behind it when an editor used the id twice. */
export type MenuNode = {
  key: string
  label: string
  kind: MenuKind
  to?: string
  badge?: { label: string; variant: BadgeVariant }
  children: MenuNode[]
}

/**
 * Builds the menu from its flat entries: an entry's parent is its id less the last segment, siblings go by position and
 * then by id. An entry whose parent is missing, or is a heading, goes to the nearest ancestor that can hold it, so that
 * a mistake in one entry never hides another. The order of the input means nothing.
 */
export function buildMenuTree(entries: readonly MenuEntry[]): MenuNode[] {
  const sorted = entries.toSorted(byPlace)
  const roots: MenuNode[] = []
  const holders = new Map<string, MenuNode>()
  const keys = new Set<string>()
  const placed = sorted.map((entry) => {
    const itemId = entry.itemId ?? ''
    const node = toNode(entry, freeKey(itemId, keys))
    if (itemId && node.kind !== 'title' && !holders.has(itemId)) holders.set(itemId, node)
    return { itemId, node }
  })
  for (const { itemId, node } of placed) {
    const siblings = nearestHolder(itemId, holders)?.children ?? roots
    siblings.push(node)
  }
  return roots
}

/** The id of the parent that an id names, or undefined at the top level. */
export function parentItemId(itemId: string): string | undefined {
  const end = itemId.lastIndexOf('.')
  return end > 0 ? itemId.slice(0, end) : undefined
}

/** Every node of a tree, parents before children. */
export function flattenMenu(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => [node, ...flattenMenu(node.children)])
}

function nearestHolder(itemId: string, holders: ReadonlyMap<string, MenuNode>): MenuNode | undefined {
  for (let id = parentItemId(itemId); id !== undefined; id = parentItemId(id)) {
    const holder = holders.get(id)
    if (holder) return holder
  }
  return undefined
}

function toNode(entry: MenuEntry, key: string): MenuNode {
  const to = canonicalHref(entry.to ?? '')
  const { indicativeLabel, indicativeVariant } = entry
  return {
    key,
    label: entry.label?.trim() || entry.itemId || 'Untitled',
    kind: kindOf(entry.className),
    ...(to && { to }),
    ...(indicativeLabel && {
      badge: { label: indicativeLabel, variant: isBadgeVariant(indicativeVariant) ? indicativeVariant : 'secondary' },
    }),
    children: [],
  }
}

function kindOf(className: unknown): MenuKind {
  switch (className) {
    case 'title':
    case 'product':
    case 'version':
    case 'sub-item':
      return className
    default:
      return 'item'
  }
}

function freeKey(itemId: string, taken: Set<string>): string {
  let key = itemId || '#'
  for (let copy = 2; taken.has(key); copy += 1) key = `${itemId}#${copy}`
  taken.add(key)
  return key
}

function byPlace(a: MenuEntry, b: MenuEntry): number {
  return (
    (a.position ?? Infinity) - (b.position ?? Infinity) ||
    compare(a.itemId ?? '', b.itemId ?? '') ||
    // Twice the same id at the same position: any order will do, as long as it is always the same.
    compare(JSON.stringify(Object.entries(a).toSorted()), JSON.stringify(Object.entries(b).toSorted()))
  )
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
