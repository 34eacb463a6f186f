import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch } from './apply-patch.ts'
import type { PatchOperations } from './mutation.ts'

const runs = Number(process.env['PROPERTY_RUNS'] ?? 500)
const fixed = { _id: 'p', _type: 'page' }

const name = fc.constantFrom('a', 'b', 'list', 'n')
const path = fc.oneof(
  name,
  fc.tuple(name, name).map((parts) => parts.join('.')),
  fc.constantFrom('list[0]', 'list[-1]', 'list[_key=="k"].n', '..n', 'list[0:2]'),
)
const value = fc.jsonValue({ maxDepth: 2 })
const fields = fc.dictionary(name, value)
const document = fields.map((attributes) => ({ ...attributes, ...fixed }))
const operations: fc.Arbitrary<PatchOperations> = fc.record(
  {
    set: fc.dictionary(path, value),
    setIfMissing: fc.dictionary(name, value),
    unset: fc.array(path),
    inc: fc.dictionary(path, fc.integer()),
    insert: fc.record({ before: fc.constantFrom('list[0]', 'list[-1]'), items: fc.array(value) }),
  },
  { requiredKeys: [] },
)

function deepFreeze(item: unknown): void {
  if (typeof item !== 'object' || item === null) return
  Object.freeze(item)
  for (const child of Object.values(item)) deepFreeze(child)
}

test('C2 L3 a patch never changes the document that it is applied to, nor its own values', () => {
  fc.assert(
    fc.property(document, operations, (before, patch) => {
      deepFreeze(before)
      deepFreeze(patch)
      expect(applyPatch(before, patch, 0)).toMatchObject(fixed)
    }),
    { numRuns: runs },
  )
})

test('C2 setting twice is setting once', () => {
  fc.assert(
    fc.property(document, fc.dictionary(name, value), (before, set) => {
      const once = applyPatch(before, { set }, 0)
      expect(applyPatch(once, { set }, 0)).toEqual(once)
    }),
    { numRuns: runs },
  )
})

test('C2 setting what is missing and unsetting it gives back what was', () => {
  fc.assert(
    fc.property(document, value, (before, item) => {
      expect(applyPatch(applyPatch(before, { set: { fresh: item } }, 0), { unset: ['fresh'] }, 0)).toEqual(before)
    }),
    { numRuns: runs },
  )
})
