import { placeEntries } from '@portal/content-rules/menu'
import { describe, expect, test } from 'vitest'
import { menuRows, problemsByRow, StoredEntry } from './menu-row.ts'
import { undoOf } from './move-entries.ts'
import { destinationOf, dropAt, visibleLines } from './tree-view.ts'

const stored = (itemId: string, position: number, fields: object = {}) =>
  StoredEntry.parse({
    _id: `menu_${itemId}`,
    _rev: 'r1',
    itemId,
    position,
    className: 'item',
    label: itemId,
    to: '/docs/x',
    indicativeLabel: null,
    indicativeVariant: null,
    ...fields,
  })

const rows = menuRows([
  stored('a', 10),
  stored('a.x', 10),
  stored('a.y', 20),
  stored('t', 20, { className: 'title', to: null }),
  stored('b', 30),
])
const lines = visibleLines(placeEntries(rows), () => true)
const step = (name: Parameters<typeof destinationOf>[0], itemId: string) => {
  const line = lines.find(({ row }) => row.itemId === itemId)
  return line && destinationOf(name, line, lines)
}

test('E9 the lines of the screen leave out what stands below a closed entry', () => {
  expect(lines.map(({ row, depth }) => `${depth} ${row.itemId}`)).toEqual(['0 a', '1 a.x', '1 a.y', '0 t', '0 b'])
  expect(visibleLines(placeEntries(rows), () => false).map(({ row }) => row.itemId)).toEqual(['a', 't', 'b'])
})

test.each([
  ['up', 'a.y', { parent: 'menu_a', index: 0 }],
  ['down', 'a.x', { parent: 'menu_a', index: 1 }],
  ['in', 'a.y', { parent: 'menu_a.x', index: Number.MAX_SAFE_INTEGER }],
  ['out', 'a.x', { parent: undefined, index: 1 }],
  ['up', 'a', undefined],
  ['down', 'b', undefined],
  ['out', 'a', undefined],
  // A heading holds nothing.
  ['in', 'b', undefined],
] as const)('E9 a step %s of %s leads to %j', (name, itemId, to) => {
  expect(step(name, itemId)).toEqual(to)
})

test.each([
  ['over the last child, straight', 'b', 'a.y', 0, { parent: 'menu_a', index: 1 }],
  ['over the heading, pushed right', 'b', 't', 1, { parent: 'menu_a', index: 2 }],
  ['over the heading, straight', 'b', 't', 0, { parent: undefined, index: 1 }],
  ['below a heading it can not go', 'b', 'b', 1, { parent: undefined, index: 2 }],
  ['a child is drawn out to the end', 'a.x', 'b', -1, { parent: undefined, index: 3 }],
])('E9 dropped %s', (_how, dragged, over, pushed, to) => {
  expect(dropAt(lines, `menu_${dragged}`, `menu_${over}`, pushed)).toEqual(to)
})

describe('what the tree knows of an entry', () => {
  const draft = stored('b', 99, { _id: 'drafts.menu_b', _rev: 'r2', label: 'Edited' })

  test('E9 it stands where readers see it; its draft is moved with it', () => {
    const [row] = menuRows([stored('b', 30), draft])
    expect(row).toMatchObject({ position: 30, label: 'b', state: 'edited' })
    expect(row?.versions).toEqual([
      { id: 'menu_b', revision: 'r1' },
      { id: 'drafts.menu_b', revision: 'r2' },
    ])
    expect(menuRows([draft])).toMatchObject([{ id: 'menu_b', state: 'draft', label: 'Edited' }])
  })

  test('E9 what is wrong with it is said in words', () => {
    const broken = menuRows([
      stored('a.lost.child', 10),
      stored('a', 10, { to: null }),
      stored('twice', 20, { to: '/docs/gone' }),
      stored('twice', 30, { _id: 'menu_copy' }),
    ])
    expect(Object.fromEntries(problemsByRow(broken, new Set(['/docs/x'])))).toEqual({
      'menu_a.lost.child': ['there is no entry a.lost for it to stand under: it shows at the nearest entry above'],
      menu_twice: ['the item id twice stands on 2 entries', 'no page has the path /docs/gone'],
      menu_copy: ['the item id twice stands on 2 entries'],
    })
  })

  test('E9 a move is undone by what the entries were', () => {
    expect(
      undoOf(rows, [
        { id: 'menu_a', itemId: 'b.a', position: 5 },
        { id: 'menu_b', position: 40 },
      ]),
    ).toEqual([
      { id: 'menu_a', itemId: 'a', position: 10 },
      { id: 'menu_b', position: 30 },
    ])
  })
})
