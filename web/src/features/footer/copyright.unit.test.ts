import { expect, test } from 'vitest'
import { copyrightYears } from './copyright.ts'

test.each([
  [new Date(2026, 11, 31, 23, 59, 59), '2010–2026'],
  [new Date(2027, 0, 1), '2010–2027'],
  [new Date(2010, 5, 1), '2010'],
  [new Date(2009, 5, 1), '2010'],
])('D2 on %s the copyright line says %s', (now, years) => {
  expect(copyrightYears(2010, now)).toBe(years)
})
