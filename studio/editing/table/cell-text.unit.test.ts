import { expect, test } from 'vitest'
import { fromText, toText } from './cell-text.ts'

const key = () => 'k'
const spans = (text: string) => fromText(text, key)[0]?.children.map((span) => [span.text, ...span.marks])

test('O7 a cell is typed as a line, with signs for code, strong and emphasis', () => {
  expect(spans('`id` is **always** _there_, snake_case_name, 2 ** 3')).toEqual([
    ['id', 'code'],
    [' is '],
    ['always', 'strong'],
    [' '],
    ['there', 'em'],
    [', snake_case_name, 2 ** 3'],
  ])
  expect(fromText('  ', key)).toEqual([])
})

test('O7 what a line can not hold is left to the form of its cell', () => {
  const [block] = fromText('one', key)
  const span = { _type: 'span', _key: 's', text: 'there', marks: ['l'] }
  expect(toText([{ ...block, children: [span], markDefs: [{ _key: 'l', _type: 'link', href: '/x' }] }])).toBeUndefined()
  expect(toText([{ ...block, children: [{ ...span, marks: ['strong', 'code'] }] }])).toBeUndefined()
  expect(toText([block, block])).toBeUndefined()
  expect(toText([{ ...block, children: [{ ...span, text: 'a `literal` sign', marks: [] }] }])).toBeUndefined()
  expect(toText(undefined)).toBe('')
  expect(toText([{ ...block, children: [{ ...span, text: '', marks: [] }] }])).toBe('')
})
