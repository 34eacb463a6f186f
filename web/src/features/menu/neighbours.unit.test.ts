import { expect, test } from 'vitest'
import type { MenuKind, MenuNode } from './menu-tree.ts'
import { findNeighbours } from './neighbours.ts'

const node = (kind: MenuKind, label: string, to?: string, children: MenuNode[] = []): MenuNode => ({
  key: label,
  label,
  kind,
  ...(to && { to }),
  children,
})

const tree = [
  node('item', 'Home', '/'),
  node('product', 'Accounts', undefined, [
    node('version', 'V3', undefined, [
      node('title', 'Start'),
      node('item', 'Overview', '/docs/v3/overview'),
      node('item', 'Users', undefined, [node('sub-item', 'Create', '/docs/v3/create')]),
      node('item', 'Elsewhere', 'https://example.org'),
    ]),
    node('version', 'V2', undefined, [node('item', 'Headline', '/docs/v2/headline')]),
  ]),
]

test('F2 previous and next follow the menu, into groups and past headings and foreign links', () => {
  expect(findNeighbours(tree, '/docs/v3/overview')).toEqual({ next: { label: 'Create', to: '/docs/v3/create' } })
  expect(findNeighbours(tree, '/docs/v3/create')).toEqual({ previous: { label: 'Overview', to: '/docs/v3/overview' } })
})

test('F2 one version does not lead on to another, and a page outside the menu has no neighbours', () => {
  expect(findNeighbours(tree, '/docs/v2/headline')).toEqual({})
  expect(findNeighbours(tree, '/docs/unlisted')).toEqual({})
})
