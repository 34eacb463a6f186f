import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildMenuTree, flattenMenu, type MenuEntry } from './menu-tree.ts'
import { packMenu, unpackMenu } from './packed-menu.ts'

const segment = fc.constantFrom('a', 'b', 'c', '')
const entries: fc.Arbitrary<MenuEntry[]> = fc.array(
  fc.record({
    itemId: fc.option(fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'))),
    label: fc.option(fc.string({ maxLength: 3 })),
    to: fc.option(fc.constantFrom('/a', '/b/', '')),
    className: fc.option(fc.constantFrom('title', 'item', 'product', 'version', 'sub-item')),
    indicativeLabel: fc.option(fc.constantFrom('NEW', 'BETA')),
    indicativeVariant: fc.option(fc.constantFrom('primary', 'secondary', 'warning')),
    position: fc.option(fc.integer({ min: 0, max: 3 })),
  }),
  { maxLength: 25 },
)

test('E9 whatever the entries, none is lost and none appears twice', () => {
  fc.assert(
    fc.property(entries, (menu) => {
      const nodes = flattenMenu(buildMenuTree(menu))
      return nodes.length === menu.length && new Set(nodes.map(({ key }) => key)).size === menu.length
    }),
  )
})

test('E1 the order in which entries arrive changes nothing', () => {
  const shuffled = entries.chain((menu) =>
    fc.tuple(fc.constant(menu), fc.shuffledSubarray(menu, { minLength: menu.length })),
  )
  fc.assert(
    fc.property(shuffled, ([menu, other]) => {
      return JSON.stringify(buildMenuTree(menu)) === JSON.stringify(buildMenuTree(other))
    }),
  )
})

test('E2 a heading never holds anything', () => {
  fc.assert(
    fc.property(entries, (menu) =>
      flattenMenu(buildMenuTree(menu)).every(({ kind, children }) => kind !== 'title' || children.length === 0),
    ),
  )
})

test('E1 an entry stands below an ancestor of its own id, or at the top', () => {
  fc.assert(
    fc.property(entries, (menu) => {
      const nodes = flattenMenu(buildMenuTree(menu))
      return nodes.every((parent) =>
        parent.children.every(({ key }) => key.startsWith(`${parent.key.replace(/#\d+$/, '')}.`)),
      )
    }),
  )
})

test('E9 whatever the entries, the menu arrives in the browser as it was built', () => {
  const awkward = fc.oneof(
    entries,
    entries.map((menu) => menu.map((entry) => ({ ...entry, label: `50 % | ${entry.label}` }))),
  )
  fc.assert(
    fc.property(awkward, (menu) => {
      const tree = buildMenuTree(menu)
      expect(unpackMenu(packMenu(tree))).toEqual(tree)
    }),
  )
})
