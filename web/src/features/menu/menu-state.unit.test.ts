import { describe, expect, test } from 'vitest'
import { initialMenuState, menuReducer, type MenuEvent, type MenuState } from './menu-state.ts'
import type { MenuKind, MenuNode } from './menu-tree.ts'

const node = (key: string, to?: string, children: MenuNode[] = [], kind: MenuKind = 'item'): MenuNode => ({
  key,
  label: key,
  kind,
  ...(to !== undefined && { to }),
  children,
})

const tree = [
  node('home', '/'),
  node('accounts', undefined, [
    node('accounts.t', '/docs/v3/a', [], 'title'),
    node('accounts.v3', undefined, [node('accounts.v3.a', '/docs/v3/a'), node('accounts.v3.b', '/docs/v3/b')]),
    node('accounts.v2', undefined, [node('accounts.v2.a', '/docs/v2/a'), node('accounts.v2.twin', '/docs/v3/b')]),
  ]),
  node('empty', ''),
]

const look = ({ selected, expanded, container }: MenuState) => ({
  selected: [...selected],
  expanded: [...expanded],
  container,
})
const after = (state: MenuState, ...events: MenuEvent[]) => look(events.reduce(menuReducer, state))
const at = (path: string) => initialMenuState(tree, path)

describe('a page', () => {
  test('E4 selects its entry and expands the ancestors, whatever the slash at the end', () => {
    const expected = { selected: ['accounts.v3.a'], expanded: ['accounts', 'accounts.v3'], container: false }
    expect(look(at('/docs/v3/a'))).toEqual(expected)
    expect(look(at('/docs/v3/a/'))).toEqual(expected)
  })

  test('E4 two entries with the same target are both selected and both open', () => {
    expect(look(at('/docs/v3/b'))).toEqual({
      selected: ['accounts.v3.b', 'accounts.v2.twin'],
      expanded: ['accounts', 'accounts.v3', 'accounts.v2'],
      container: false,
    })
  })

  test('E4 nothing is selected at the root, nor by an empty target, nor by a heading', () => {
    expect(look(at('/'))).toEqual({ selected: [], expanded: [], container: false })
    expect(look(at(''))).toEqual({ selected: [], expanded: [], container: false })
    expect(at('/docs/v3/a').selected.has('accounts.t')).toBe(false)
  })
})

describe('the reader', () => {
  test('E3 toggles an entry and nothing else; siblings stay open', () => {
    expect(after(at('/docs/v3/a'), { type: 'toggled', key: 'accounts.v2' })).toEqual({
      selected: ['accounts.v3.a'],
      expanded: ['accounts', 'accounts.v3', 'accounts.v2'],
      container: false,
    })
  })

  test('E5 may collapse the group of the current page, and it stays so until the path changes', () => {
    const collapsed = { type: 'toggled', key: 'accounts.v3' } as const
    expect(after(at('/docs/v3/a'), collapsed).expanded).toEqual(['accounts'])
    expect(after(at('/docs/v3/a'), collapsed, { type: 'path-changed', path: '/docs/v2/a' }).expanded).toEqual([
      'accounts',
      'accounts.v2',
    ])
    expect(after(at('/docs/v3/a'), collapsed, { type: 'path-changed', path: '/docs/v3/b' }).expanded).toContain(
      'accounts.v3',
    )
  })
})

describe('the mobile menu', () => {
  test('E6 opening it expands the ancestors of the current entry and the container', () => {
    expect(after(at('/docs/v3/a'), { type: 'toggled', key: 'accounts' }, { type: 'mobile-opened' })).toEqual({
      selected: ['accounts.v3.a'],
      expanded: ['accounts.v3', 'accounts'],
      container: true,
    })
  })

  test('E6 closing it collapses the container', () => {
    expect(after(at('/'), { type: 'mobile-opened' }, { type: 'mobile-closed' }).container).toBe(false)
  })

  test('E6 the container can be collapsed by hand, and a new path leaves it', () => {
    expect(after(at('/'), { type: 'mobile-opened' }, { type: 'container-toggled' }).container).toBe(false)
    expect(after(at('/'), { type: 'mobile-opened' }, { type: 'path-changed', path: '/docs/v3/a' }).container).toBe(true)
  })
})

test('E5 a menu that changes under the reader keeps what is open', () => {
  const grown = [...tree, node('new', '/docs/v3/a')]
  expect(
    after(at('/docs/v3/a'), { type: 'toggled', key: 'accounts.v2' }, { type: 'tree-changed', tree: grown }),
  ).toEqual({
    selected: ['accounts.v3.a', 'new'],
    expanded: ['accounts', 'accounts.v3', 'accounts.v2'],
    container: false,
  })
})
