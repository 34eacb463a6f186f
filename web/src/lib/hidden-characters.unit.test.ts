import { expect, test } from 'vitest'
import { withoutHidden } from './hidden-characters.ts'

test('M5 characters without width are taken out of pasted text, at any depth', () => {
  const pasted = {
    _type: 'page',
    title: 'Users\u200B',
    rows: [{ label: '\uFEFFA\u2060B\u200D' }],
    count: 3,
    none: null,
  }
  expect(withoutHidden(pasted)).toEqual({
    _type: 'page',
    title: 'Users',
    rows: [{ label: 'AB' }],
    count: 3,
    none: null,
  })
})

test('M5 joiners stay where they shape words and emoji', () => {
  expect(withoutHidden('👩\u200D💻 نمی\u200Cخواهم')).toBe('👩\u200D💻 نمی\u200Cخواهم')
})
