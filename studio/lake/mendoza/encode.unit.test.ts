import { expect, test } from 'vitest'
import { encode } from './encode.ts'

const blocks = [
  { _key: 'a', text: 'first' },
  { _key: 'b', text: 'second' },
]

test('C1 a creation and a deletion are whole values', () => {
  expect(encode(undefined, { _id: 'a' })).toEqual([0, { _id: 'a' }])
  expect(encode({ _id: 'a' }, undefined)).toEqual([0, null])
})

test('C1 typing one letter into a block sends that letter, not the block', () => {
  const typed = [blocks[0], { _key: 'b', text: 'seconds' }]
  expect(encode({ body: blocks }, { body: typed })).toEqual([
    11,
    0,
    21,
    0,
    1,
    12,
    1,
    11,
    1,
    23,
    0,
    6,
    22,
    's',
    15,
    16,
    15,
  ])
})

test('C1 a moved block is taken over, not sent again', () => {
  expect(encode({ body: blocks }, { body: [blocks[1], blocks[0]] })).toEqual([11, 0, 21, 1, 2, 21, 0, 1, 15])
})
