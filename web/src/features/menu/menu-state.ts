import { normalisePath } from '../../paths.ts'
import type { MenuNode } from './menu-tree.ts'

export type MenuState = {
  tree: readonly MenuNode[]
  path: string
  /** Keys of the entries that lead to the current path; several may. */
  selected: ReadonlySet<string>
  expanded: ReadonlySet<string>
  /** Whether the one item that holds the whole menu on mobile is open. */
  container: boolean
}

export type MenuEvent =
  | { type: 'path-changed'; path: string }
  | { type: 'tree-changed'; tree: readonly MenuNode[] }
  | { type: 'toggled'; key: string }
  | { type: 'mobile-opened' }
  | { type: 'mobile-closed' }
  | { type: 'container-toggled' }

/** The menu as a page at `path` starts with it: its entries selected, their ancestors expanded. */
export function initialMenuState(tree: readonly MenuNode[], path: string): MenuState {
  const { selected, ancestors } = locate(tree, normalisePath(path))
  return { tree, path: normalisePath(path), selected, expanded: ancestors, container: false }
}

/** What an event makes of the menu. */
export function menuReducer(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'path-changed':
      return { ...initialMenuState(state.tree, event.path), container: state.container }
    case 'tree-changed': {
      const { selected } = locate(event.tree, state.path)
      return { ...state, tree: event.tree, selected }
    }
    case 'toggled':
      return { ...state, expanded: toggled(state.expanded, event.key) }
    case 'mobile-opened': {
      const { ancestors } = locate(state.tree, state.path)
      return { ...state, container: true, expanded: new Set([...state.expanded, ...ancestors]) }
    }
    case 'mobile-closed':
      return { ...state, container: false }
    case 'container-toggled':
      return { ...state, container: !state.container }
  }
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key])
}

function locate(tree: readonly MenuNode[], path: string) {
  const selected = new Set<string>()
  const ancestors = new Set<string>()
  const visit = (nodes: readonly MenuNode[], above: readonly string[]) => {
    for (const node of nodes) {
      if (leadsTo(node, path)) {
        selected.add(node.key)
        for (const key of above) ancestors.add(key)
      }
      visit(node.children, [...above, node.key])
    }
  }
  visit(tree, [])
  return { selected, ancestors }
}

function leadsTo(node: MenuNode, path: string): boolean {
  if (path === '/' || node.kind === 'title' || !node.to) return false
  return normalisePath(node.to) === path
}
