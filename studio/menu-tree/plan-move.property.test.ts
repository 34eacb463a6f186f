import { flattenPlaced, parentItemId, placeEntries, type Placed } from '@portal/content-rules/menu'
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { parentOf, planMove, type Change, type MovableEntry } from './plan-move.ts'

const names = fc.constantFrom('a', 'b', 'c', 'd')
const itemIds = fc.array(names, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'))
/** Menus as editors leave them: ids twice, parents missing, equal and absent positions, headings. */
const menus = fc
  .array(
    fc.record({
      itemId: fc.oneof({ weight: 9, arbitrary: itemIds }, { weight: 1, arbitrary: fc.constantFrom('', '.a', 'a..b') }),
      position: fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
      className: fc.constantFrom('item', 'item', 'title'),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((entries) => entries.map((entry, at): MovableEntry => ({ id: `doc-${at}`, ...entry })))
const moves = menus.chain((entries) => {
  const ids = entries.map(({ id }) => id)
  return fc.record({
    entries: fc.constant(entries),
    moved: fc.constantFrom(...ids),
    parent: fc.option(fc.constantFrom(...ids), { nil: undefined }),
    index: fc.nat(6),
  })
})

type Shape = { id: string; children: Shape[] }
const shapeOf = (nodes: readonly Placed<MovableEntry>[]): Shape[] =>
  nodes.map(({ entry, children }) => ({ id: entry.id, children: shapeOf(children) }))

const apply = (entries: readonly MovableEntry[], changes: readonly Change[]) =>
  entries.map((entry) => ({ ...entry, ...changes.find(({ id }) => id === entry.id) }))

/** The tree without one branch, which is then put below a parent at an index. */
function expected(tree: Shape[], moved: Shape, parent: string | undefined, index: number): Shape[] {
  const without = (nodes: readonly Shape[]): Shape[] =>
    nodes.flatMap((node) => (node.id === moved.id ? [] : [{ id: node.id, children: without(node.children) }]))
  const insert = (nodes: readonly Shape[]) => [...nodes.slice(0, index), moved, ...nodes.slice(index)]
  const put = (nodes: readonly Shape[]): Shape[] =>
    nodes.map(({ id, children }) => ({ id, children: id === parent ? insert(put(children)) : put(children) }))
  const rest = without(tree)
  return parent === undefined ? insert(rest) : put(rest)
}

const idOf = (entries: readonly MovableEntry[], moved: string) => entries.find(({ id }) => id === moved)?.itemId

const find = (nodes: readonly Shape[], id: string): Shape | undefined =>
  nodes.flatMap((node) => [node, ...node.children.flatMap((child) => find([child], id) ?? [])]).find((n) => n.id === id)

test('E9 after a move the branch stands where it was put, with all that was below it, and nothing else moved', () => {
  fc.assert(
    fc.property(moves, ({ entries, moved, parent, index }) => {
      const plan = planMove(entries, moved, { parent, index })
      if ('refused' in plan) return
      const before = shapeOf(placeEntries(entries))
      const branch = find(before, moved)
      if (!branch) throw new Error('the entry is part of the tree')
      const after = shapeOf(placeEntries(apply(entries, plan.changes)))
      expect(after).toEqual(expected(before, branch, parent, index))
    }),
    { numRuns: 2000 },
  )
})

const twice = (entries: readonly MovableEntry[]) => {
  const ids = entries.map(({ itemId }) => itemId)
  return ids.filter((id, at) => ids.indexOf(id) !== at).length
}

test('E9 a move makes no second entry of an item id', () => {
  fc.assert(
    fc.property(moves, ({ entries, moved, parent, index }) => {
      const plan = planMove(entries, moved, { parent, index })
      if ('refused' in plan) return
      expect(twice(apply(entries, plan.changes))).toBeLessThanOrEqual(twice(entries))
    }),
    { numRuns: 1000 },
  )
})

test('E9 an entry that is put where it is stays as it is, unless its siblings have no order of their own', () => {
  fc.assert(
    fc.property(moves, ({ entries, moved }) => {
      const tree = placeEntries(entries)
      const holder = parentOf(tree, moved)
      const siblings = holder?.children ?? tree
      const index = siblings.findIndex(({ entry }) => entry.id === moved)
      const plan = planMove(entries, moved, { parent: holder?.entry.id, index })
      if ('refused' in plan) return
      const isTwice = entries.filter(({ itemId }) => itemId === idOf(entries, moved)).length > 1
      expect(isTwice || plan.changes.every(({ itemId }) => itemId === undefined)).toBe(true)
      expect(shapeOf(placeEntries(apply(entries, plan.changes)))).toEqual(shapeOf(tree))
    }),
  )
})

test('E9 an entry that is moved gets an item id of its place, also where it showed for want of its parent', () => {
  fc.assert(
    fc.property(moves, ({ entries, moved, parent, index }) => {
      const plan = planMove(entries, moved, { parent, index })
      if ('refused' in plan) return
      const after = apply(entries, plan.changes)
      const target = entries.find(({ id }) => id === parent)
      const belongs = parentItemId(String(idOf(after, moved))) === target?.itemId
      expect(belongs || isDeepStrictEqual(shapeOf(placeEntries(after)), shapeOf(placeEntries(entries)))).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('E9 a lost child that is moved among those it shows with is lost no more', () => {
  const menu = [
    { id: 'a', itemId: 'a', position: 10 },
    { id: 'b', itemId: 'a.b', position: 10 },
    { id: 'child', itemId: 'a.lost.child', position: 20 },
    { id: 'deep', itemId: 'a.lost.child.deep', position: 10 },
    { id: 'other', itemId: 'a.lost.other', position: 30 },
  ]
  expect(planMove(menu, 'child', { parent: 'a', index: 0 })).toEqual({
    changes: [
      { id: 'child', itemId: 'a.child', position: 5 },
      { id: 'deep', itemId: 'a.child.deep' },
    ],
  })
  // Let go where it was, nothing is decided.
  expect(planMove(menu, 'child', { parent: 'a', index: 1 })).toEqual({ changes: [] })
})

const isOdd = (node: Placed<MovableEntry> | undefined) => /^$|^\.|\.\.|\.$/.test(String(node?.entry.itemId ?? 'a'))

test('E9 what can not be done is refused, and nothing else: a parent below itself, a heading, an entry without id', () => {
  fc.assert(
    fc.property(moves, ({ entries, moved, parent, index }) => {
      const plan = planMove(entries, moved, { parent, index })
      if (!('refused' in plan)) return
      const nodes = flattenPlaced(placeEntries(entries))
      const branch = flattenPlaced(nodes.filter(({ entry }) => entry.id === moved)).map(({ entry }) => entry.id)
      const target = nodes.find(({ entry }) => entry.id === parent)
      const source = nodes.find(({ entry }) => entry.id === moved)
      const reasons = [
        parent !== undefined && branch.includes(parent),
        target?.entry.className === 'title',
        isOdd(source),
        isOdd(target),
        target !== undefined && target.key !== target.entry.itemId,
      ]
      expect(reasons).toContain(true)
    }),
  )
})
