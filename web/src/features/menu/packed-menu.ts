import { badgeVariants } from '../../ui/badge.tsx'
import type { MenuKind, MenuNode } from './menu-tree.ts'

/**
 * The menu as one string. It stands in the data of every page, and the server writes a string in one step where it
 * visits each of a tree's thousand values, several times over.
 */
export function packMenu(tree: readonly MenuNode[]): string {
  return rowsOf(tree, '', 0)
    .map((row) => row.map(escapeField).join(SEPARATOR))
    .join(SEPARATOR)
}

/** The tree of `packMenu`. */
export function unpackMenu(packed: string): MenuNode[] {
  const fields = packed === '' ? [] : packed.split(SEPARATOR).map(decodeURIComponent)
  const roots: MenuNode[] = []
  const open: MenuNode[] = []
  for (let at = 0; at < fields.length; at += ROW) {
    const [face = '', tail = '', label = '', to = '', badge = ''] = fields.slice(at, at + ROW)
    const depth = Number(face.slice(1))
    const parent = open[depth - 1]
    const node: MenuNode = {
      key: tail.startsWith('.') ? `${parent?.key ?? ''}${tail}` : tail.slice(1),
      label,
      kind: KINDS[Number(face[0])] ?? 'item',
      ...(to && { to }),
      ...(badge && { badge: { variant: badgeVariants[Number(badge[0])] ?? 'secondary', label: badge.slice(1) } }),
      children: [],
    }
    const siblings = parent?.children ?? roots
    siblings.push(node)
    open.length = depth
    open.push(node)
  }
  return roots
}

const SEPARATOR = '|'
/** Fields a row: kind and depth, key, label, target, badge. */
const ROW = 5
const KINDS = ['title', 'item', 'product', 'version', 'sub-item'] as const satisfies readonly MenuKind[]

function rowsOf(nodes: readonly MenuNode[], parentKey: string, depth: number): string[][] {
  return nodes.flatMap(({ key, label, kind, to = '', badge, children }) => [
    [
      `${KINDS.indexOf(kind)}${depth}`,
      // A key begins with its parent's, but for what editors broke.
      depth > 0 && key.startsWith(`${parentKey}.`) ? key.slice(parentKey.length) : `=${key}`,
      label,
      to,
      badge ? `${badgeVariants.indexOf(badge.variant)}${badge.label}` : '',
    ],
    ...rowsOf(children, key, depth + 1),
  ])
}

function escapeField(field: string): string {
  return field.replace(/[%|]/g, encodeURIComponent)
}
