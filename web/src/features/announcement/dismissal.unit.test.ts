import { expect, test } from 'vitest'
import { DISMISSAL_KEY, parseDismissed, withDismissed } from './dismissal.ts'
import { PRE_PAINT_SCRIPT } from './pre-paint.ts'

test('I2 dismissals survive storage, and whatever else is stored there counts as none', () => {
  expect(parseDismissed(JSON.stringify(withDismissed(['a'], 'b')))).toEqual(['a', 'b'])
  expect([null, 'x', '{}', '7', '[1,"a",null]'].map(parseDismissed)).toEqual([[], [], [], [], ['a']])
})

test('I2 a key is remembered once, and only the latest fifty', () => {
  expect(withDismissed(['a', 'b'], 'a')).toEqual(['b', 'a'])
  const many = Array.from({ length: 60 }, (_, n) => `k${n}`)
  expect(withDismissed(many, 'last')).toHaveLength(50)
  expect(withDismissed(many, 'last').at(-1)).toBe('last')
})

test('I2 the script before the first paint reads the key that the page writes', () => {
  expect(PRE_PAINT_SCRIPT).toContain(JSON.stringify(DISMISSAL_KEY))
})
