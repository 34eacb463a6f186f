import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromText, toText } from './cell-text.ts'

const lines = fc.string({ unit: fc.constantFrom('a', ' ', '`', '*', '_', 'é') })

test('O7 a line that is typed into a cell reads the same afterwards, whatever it holds', () => {
  fc.assert(
    fc.property(lines, (line) => {
      expect(toText(fromText(line, () => 'k'))).toBe(line.trim() === '' ? '' : line)
    }),
  )
})
