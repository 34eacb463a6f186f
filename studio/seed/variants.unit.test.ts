import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seedFiles } from './files.ts'
import { readPageFile } from './markdown/page-file.ts'
import { serialiseBody } from './markdown/serialise.ts'
import { walkBlocks } from './markdown/walk.ts'
import { pageId } from './markdown/page-id.ts'
import type { Block } from './markdown/portable-text.ts'

const VARIANT = /^(.+)-(continuous|one-time|wealth)$/

// Pages that describe one mode, and the page of their family without a mode, which two families have.
const pages = seedFiles().flatMap((seed) => {
  if (seed.kind !== 'page' || !seed.path.includes('-integration-')) return []
  const { file } = readPageFile(readFileSync(seed.file, 'utf8'))
  return [{ path: seed.path, family: VARIANT.exec(seed.path)?.[1], body: file.body }]
})
const variants = pages.filter(({ family }) => family !== undefined)
const siblingsOf = ({ path, family }: (typeof pages)[number]) =>
  pages.filter((other) => other.path !== path && (other.family === family || other.path === family))

/** What a page says outside its snippets: its sentences, and the rows of its tables. */
function ownStatements(body: readonly Block[]): Set<string> {
  const text = serialiseBody(body).replaceAll(/^(?:```|:{2,}).*$/gm, '')
  return new Set(text.split(/\n|(?<=\.) /).filter((statement) => statement.split(' ').length > 4))
}

test('B5 ten families have three variants, and two have two beside their common page', () => {
  const families = new Map<string, number>()
  for (const { family = '' } of variants) families.set(family, (families.get(family) ?? 0) + 1)
  expect([...families.values()].filter((count) => count === 3)).toHaveLength(10)
  expect([...families.values()].filter((count) => count === 2)).toHaveLength(2)
})

test.each(variants)('B5 $path links its siblings', (variant) => {
  const linked = new Set(
    [...walkBlocks(variant.body)].flatMap((block) =>
      block._type === 'block' ? block.markDefs.flatMap((def) => (def._type === 'pageLink' ? [def.page._ref] : [])) : [],
    ),
  )
  const missing = siblingsOf(variant).filter(({ path }) => VARIANT.test(path) && !linked.has(pageId(path)))
  expect(missing.map(({ path }) => path)).toEqual([])
})

test.each(variants)('B5 $path shows what is common as a snippet, and says what no sibling says', (variant) => {
  expect([...walkBlocks(variant.body)].some(({ _type }) => _type === 'snippetReference')).toBe(true)
  const theirs = new Set(siblingsOf(variant).flatMap(({ body }) => [...ownStatements(body)]))
  const alone = [...ownStatements(variant.body)].filter((statement) => !theirs.has(statement))
  expect(alone.length).toBeGreaterThanOrEqual(3)
})
