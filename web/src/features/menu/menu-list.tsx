import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { MenuState } from './menu-state.ts'
import type { MenuNode } from './menu-tree.ts'
import styles from './side-menu.module.css'

type MenuListProps = {
  nodes: readonly MenuNode[]
  state: MenuState
  onToggle: (key: string) => void
  id?: string
}

/** One level of the menu and, inside its entries, the levels below. */
export function MenuList({ nodes, state, onToggle, id }: MenuListProps) {
  const rail = nodes.some((node) => node.kind === 'sub-item')
  return (
    <ul id={id} className={rail ? `${styles.list} ${styles.rail}` : styles.list}>
      {nodes.map((node) => (
        <li key={node.key}>
          {node.kind === 'title' ? (
            <span className={styles.title}>
              <Face node={node} />
            </span>
          ) : (
            <MenuEntry node={node} state={state} onToggle={onToggle} />
          )}
        </li>
      ))}
    </ul>
  )
}

function MenuEntry({ node, state, onToggle }: { node: MenuNode } & Omit<MenuListProps, 'nodes' | 'id'>) {
  const className = `${styles.entry} ${styles[node.kind]}`
  const current = state.selected.has(node.key) ? ('page' as const) : undefined
  if (node.children.length === 0) {
    if (!node.to)
      return (
        <span className={className}>
          <Face node={node} />
        </span>
      )
    return (
      <a className={className} href={node.to} aria-current={current}>
        <Face node={node} />
      </a>
    )
  }
  const listId = `menu-${node.key}`
  return (
    <>
      <button
        type="button"
        className={className}
        aria-expanded={state.expanded.has(node.key)}
        aria-controls={listId}
        aria-current={current}
        onClick={() => onToggle(node.key)}
      >
        <Face node={node} />
        <Icon name="down" className={styles.chevron} />
      </button>
      <MenuList id={listId} nodes={node.children} state={state} onToggle={onToggle} />
    </>
  )
}

function Face({ node }: { node: MenuNode }) {
  return (
    <>
      <span className={styles.label}>{node.label}</span>
      {node.badge && <Badge variant={node.badge.variant}>{node.badge.label}</Badge>}
    </>
  )
}
