import { expect, test } from 'vitest'
import { addColumn, addRow, gridOf, removeColumn, removeRow } from './grid.ts'

const grid = gridOf([
  { _key: 'r1', cells: [{ _key: 'a', content: [] }, { _key: 'b' }] },
  { _key: 'r2', cells: [{ _key: 'c' }] },
])
const keys = () => {
  let count = 0
  return () => `k${(count += 1)}`
}

test('O7 a table gains and loses rows and columns, and its rows stay equally wide', () => {
  expect(addRow(grid, keys())).toMatchObject([
    {
      type: 'insert',
      position: 'after',
      path: [-1],
      items: [{ _type: 'tableRow', _key: 'k1', cells: [{ _key: 'k2' }, { _key: 'k3' }] }],
    },
  ])
  expect(addColumn(grid, keys())).toMatchObject([
    { path: [{ _key: 'r1' }, 'cells', -1], items: [{ _type: 'tableCell', _key: 'k1', content: [] }] },
    { path: [{ _key: 'r2' }, 'cells', -1], items: [{ _key: 'k2' }] },
  ])
  expect(removeRow('r2')).toMatchObject([{ type: 'unset', path: [{ _key: 'r2' }] }])
  // A row that is too short has nothing to lose there.
  expect(removeColumn(grid, 1)).toMatchObject([{ type: 'unset', path: [{ _key: 'r1' }, 'cells', { _key: 'b' }] }])
})

test('O7 the first row of a table has two cells', () => {
  expect(addRow([], keys())).toMatchObject([{ items: [{ cells: [{}, {}] }] }])
  expect(gridOf(undefined)).toEqual([])
})
