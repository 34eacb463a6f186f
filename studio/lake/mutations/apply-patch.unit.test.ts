import { expect, test } from 'vitest'
import { ApiError } from '../errors.ts'
import { applyPatch } from './apply-patch.ts'
import { patchExamples } from './patch-examples.ts'

const fixed = { _id: 'p', _type: 'page' }

test.each(patchExamples)('C2 patch: $name', ({ before, patch, after }) => {
  expect(applyPatch({ ...before, ...fixed }, patch, 0)).toEqual({ ...after, ...fixed })
})

test('C2 a patch cannot reach the prototype of other objects', () => {
  applyPatch(fixed, { set: { '__proto__.polluted': true, 'constructor.prototype.polluted': true } }, 0)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test.each([
  ['the id', { set: { _id: 'q' } }],
  ['the type', { unset: ['_type'] }],
])('C5 a patch of %s is refused', (_name, patch) => {
  expect(() => applyPatch(fixed, patch, 3)).toThrow(ApiError)
})
