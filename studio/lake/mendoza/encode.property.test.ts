import fc from 'fast-check'
import { applyPatch, incremental } from 'mendoza'
import { expect, test } from 'vitest'
import { encode } from './encode.ts'

const runs = Number(process.env['PROPERTY_RUNS'] ?? 2000)

/** Text with characters of one to four bytes, and lone halves of a pair, which JSON may carry. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'æ', '日', '😀', '😁', '\ud83d', '\ude00') }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const { value } = fc.letrec<{ value: unknown; object: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer({ min: -3, max: 3 }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.record({ _key: fc.constantFrom('k1', 'k2', 'k3', 'k4'), item: tie('value') }), { maxLength: 5 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'é', '日', 'Z'), tie('value'), { maxKeys: 5 }),
}))
const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'é', '_type'), value, {
  maxKeys: 6,
  noNullPrototype: true,
})
const state = fc.option(fields, { nil: undefined, freq: 10 })

test('C1 L12 for any two states, the patch from one to the other makes the other of the one', () => {
  fc.assert(
    fc.property(state, state, (left, right) => {
      expect(applyPatch(left ?? null, encode(left, right))).toEqual(right ?? null)
    }),
    { numRuns: runs },
  )
})

test('C1 L12 the incremental reader, which the Studio uses for its history, agrees', () => {
  fc.assert(
    fc.property(fields, state, (left, right) => {
      const wrapped = incremental.wrap(structuredClone(left), 0)
      expect(incremental.unwrap(incremental.applyPatch(wrapped, encode(left, right), 1))).toEqual(right ?? null)
    }),
    { numRuns: runs },
  )
})

test('C1 L12 a patch between equal states is empty', () => {
  fc.assert(
    fc.property(fields, (left) => {
      expect(encode(left, structuredClone(left))).toEqual([])
    }),
    { numRuns: runs },
  )
})
