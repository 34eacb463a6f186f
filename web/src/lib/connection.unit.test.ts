import { expect, test } from 'vitest'
import { isFrugal } from './connection.ts'

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{}, false],
  [undefined, false],
])('L4 the connection %j is frugal: %j', (connection, frugal) => {
  expect(isFrugal(connection)).toBe(frugal)
})
