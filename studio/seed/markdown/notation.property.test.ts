import fc from 'fast-check'
import { expect, test } from 'vitest'
import { body } from './arbitrary/blocks.ts'
import { addKeys } from './keys.ts'
import { parseBody } from './parse.ts'
import { serialiseBody } from './serialise.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 300)
// One seed by default, so that a run fails for a change and never by chance; another widens the search.
const seed = Number(process.env['PROPERTY_SEED'] ?? 16_928)

test('B1 Portable Text to Markdown and back is the identity, whatever the text holds', () => {
  fc.assert(
    fc.property(body, (blocks) => {
      const keyed = structuredClone(blocks)
      addKeys(keyed)
      expect(parseBody(serialiseBody(keyed), 'generated.md')).toEqual(keyed)
    }),
    { numRuns, seed },
  )
})

test('B1 what was written is canonical: reading and writing it again changes no byte', () => {
  fc.assert(
    fc.property(body, (blocks) => {
      const written = serialiseBody(blocks)
      expect(serialiseBody(parseBody(written, 'generated.md'))).toBe(written)
    }),
    { numRuns, seed },
  )
})
