import { placeEntries, type Placed } from '@portal/content-rules/menu'
import type { MENU_QUERY_RESULT } from '../../sanity/sanity.types.ts'
import { isBadgeVariant, type BadgeVariant } from '../../ui/badge.tsx'
import { safeHref } from '../../lib/safe-href.ts'
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
  /** A target that a link may have, in its canonical form. */
  to?: string
  badge?: { label: string; variant: BadgeVariant }
  children: MenuNode[]
}

/** Builds the menu from its flat entries. Where an entry stands, and where one goes that is out of place: `placeEntries`. */
export function buildMenuTree(entries: readonly MenuEntry[]): MenuNode[] {
  return placeEntries(entries).map(toNode)
}

/** Every node of a tree, parents before children. */
export function flattenMenu(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => [node, ...flattenMenu(node.children)])
}

function toNode({ entry, key, children }: Placed<MenuEntry>): MenuNode {
  const to = canonicalHref(safeHref(entry.to) ?? '')
  const { indicativeLabel, indicativeVariant } = entry
  return {
    key,
    // Not trimmed: a preview hides at the end of a text where it is edited.
    label: (entry.label?.trim() && entry.label) || entry.itemId || 'Untitled',
    kind: kindOf(entry.className),
    ...(to && { to }),
    ...(indicativeLabel && {
      badge: { label: indicativeLabel, variant: isBadgeVariant(indicativeVariant) ? indicativeVariant : 'secondary' },
    }),
    children: children.map(toNode),
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
