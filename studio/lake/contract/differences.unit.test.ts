import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const lake = join(import.meta.dirname, '..')
const idsIn = (text: string) => new Set(text.match(/\bDIFF-\d+\b/g))

const testFiles = readdirSync(lake, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.test.ts') && !name.includes('node_modules') && !import.meta.filename.endsWith(name),
)
const tests = testFiles.map((name) => readFileSync(join(lake, name), 'utf8')).join('\n')
const lines = readFileSync(join(lake, 'DIFFERENCES.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '))

test('C1 each difference from the hosted service has a number of its own', () => {
  const numbers = lines.map((line) => /^- \*\*(DIFF-\d+)\*\* /.exec(line)?.[1])
  expect(numbers).toEqual(lines.map((_line, index) => `DIFF-${index + 1}`))
})

test('C1 a test stands behind each difference, and none behind one that is not listed', () => {
  expect([...idsIn(tests)].toSorted()).toEqual([...idsIn(lines.join('\n'))].toSorted())
})
