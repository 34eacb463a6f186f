import type { MenuNode } from './menu-tree.ts'

type Page = { label: string; to: string }

export type Neighbours = { previous?: Page; next?: Page }

/**
 * The pages before and after a path in the order of the menu, within its version or product: the last page of one
 * product does not lead on to the first of another.
 */
export function findNeighbours(tree: readonly MenuNode[], path: string): Neighbours {
  const ancestors = ancestorsOf(tree, path)
  if (!ancestors) return {}
  const scope =
    ancestors.findLast(({ kind }) => kind === 'version') ?? ancestors.findLast(({ kind }) => kind === 'product')
  const pages = pagesIn(scope?.children ?? tree)
  const index = pages.findIndex(({ to }) => to === path)
  const previous = pages.slice(0, index).findLast(({ to }) => to !== path)
  const next = pages.slice(index + 1).find(({ to }) => to !== path)
  return { ...(previous && { previous }), ...(next && { next }) }
}

function ancestorsOf(nodes: readonly MenuNode[], path: string): MenuNode[] | undefined {
  for (const node of nodes) {
    if (node.to === path) return []
    const below = ancestorsOf(node.children, path)
    if (below) return [node, ...below]
  }
  return undefined
}

function pagesIn(nodes: readonly MenuNode[]): Page[] {
  return nodes.flatMap(({ label, to, children }) => [
    ...(to?.startsWith('/') ? [{ label, to }] : []),
    ...pagesIn(children),
  ])
}
