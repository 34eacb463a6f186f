import { describe, expect, test } from 'vitest'
import { parentItemId } from '@portal/content-rules/menu'
import { buildMenuTree, type MenuEntry, type MenuNode } from './menu-tree.ts'

const entry = (itemId: string | null, fields: Partial<MenuEntry> = {}): MenuEntry => ({
  itemId,
  label: itemId,
  to: null,
  className: 'item',
  indicativeLabel: null,
  indicativeVariant: null,
  position: 0,
  ...fields,
})

/** A tree as indented keys. */
const outline = (nodes: readonly MenuNode[], depth = 0): string[] =>
  nodes.flatMap((node) => [`${'  '.repeat(depth)}${node.key}`, ...outline(node.children, depth + 1)])

test('E1 the parent is the id less its last segment', () => {
  expect(['a.b.c', 'a.b', 'a', '', '.a'].map(parentItemId)).toEqual(['a.b', 'a', undefined, undefined, undefined])
})

test('E1 the tree follows the ids, siblings their position and then their id', () => {
  const tree = buildMenuTree([
    entry('b', { position: 1 }),
    entry('a.y', { position: 2 }),
    entry('a.x', { position: 2 }),
    entry('a.z', { position: 1 }),
    entry('a', { position: 2 }),
    entry('a.z.deep'),
  ])
  expect(outline(tree)).toEqual(['b', 'a', '  a.z', '    a.z.deep', '  a.x', '  a.y'])
})

test('E1 a node carries label, kind, target and badge', () => {
  const [node] = buildMenuTree([
    entry('a', {
      label: 'Investments',
      className: 'sub-item',
      to: '/docs/x/',
      indicativeLabel: 'BETA',
      indicativeVariant: 'secondary',
    }),
  ])
  expect(node).toEqual({
    key: 'a',
    label: 'Investments',
    kind: 'sub-item',
    to: '/docs/x',
    badge: { label: 'BETA', variant: 'secondary' },
    children: [],
  })
})

test('Q3 a target that no link may have leaves the label alone', () => {
  const targets = ['javascript:alert(1)', '//evil.example', ' /docs/x/#y', 'https://a.example/x/']
  const nodes = buildMenuTree(targets.map((to, position) => entry(`e${position}`, { to, position })))
  expect(nodes.map(({ to }) => to)).toEqual([undefined, undefined, '/docs/x#y', 'https://a.example/x/'])
})

describe('a menu that editors broke', () => {
  test('E9 an entry whose parent is missing goes to its nearest ancestor, or to the top', () => {
    expect(outline(buildMenuTree([entry('a'), entry('a.b.c.d'), entry('x.y')]))).toEqual(['a', '  a.b.c.d', 'x.y'])
  })

  test('E9 a heading holds nothing: what stands below it goes to its parent', () => {
    const tree = buildMenuTree([entry('a'), entry('a.t', { className: 'title' }), entry('a.t.x', { position: 1 })])
    expect(outline(tree)).toEqual(['a', '  a.t', '  a.t.x'])
  })

  test('E9 an id used twice keeps both entries, with keys apart; children go to the first', () => {
    const tree = buildMenuTree([
      entry('a', { position: 2, label: 'second' }),
      entry('a', { position: 1 }),
      entry('a.b'),
    ])
    expect(outline(tree)).toEqual(['a', '  a.b', 'a#2'])
  })

  test('E9 no id, no label, no class, no target: still a line', () => {
    const tree = buildMenuTree([entry(null, { label: null, className: null, position: null }), entry('a.')])
    expect(tree.map(({ label, kind, to }) => ({ label, kind, to }))).toEqual([
      { label: 'a.', kind: 'item', to: undefined },
      { label: 'Untitled', kind: 'item', to: undefined },
    ])
  })

  test('E9 a badge without a known variant is a quiet one', () => {
    const [node] = buildMenuTree([entry('a', { indicativeLabel: 'NEW' })])
    expect(node?.badge).toEqual({ label: 'NEW', variant: 'secondary' })
  })
})
