import fc from 'fast-check'
import { expect, test } from 'vitest'
import { body } from './arbitrary/blocks.ts'
import { addKeys } from './keys.ts'
import { parseBody } from './parse.ts'
import { serialiseBody } from './serialise.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 300)
const seed = process.env['PROPERTY_SEED'] === undefined ? {} : { seed: Number(process.env['PROPERTY_SEED']) }

test('B1 Portable Text to Markdown and back is the identity, whatever the text holds', () => {
  fc.assert(
    fc.property(body, (blocks) => {
      const keyed = structuredClone(blocks)
      addKeys(keyed)
      expect(parseBody(serialiseBody(keyed), 'generated.md')).toEqual(keyed)
    }),
    { numRuns, ...seed },
  )
})

test('B1 what was written is canonical: reading and writing it again changes no byte', () => {
  fc.assert(
    fc.property(body, (blocks) => {
      const written = serialiseBody(blocks)
      expect(serialiseBody(parseBody(written, 'generated.md'))).toBe(written)
    }),
    { numRuns, ...seed },
  )
})
