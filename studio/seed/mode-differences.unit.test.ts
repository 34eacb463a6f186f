import { shownText, siteOf } from '@portal/content-rules'
import { expect, test } from 'vitest'
import { collectDocuments } from './documents/collect.ts'
import type { AccessMode } from './markdown/portable-text.ts'
import modeDifferences from './mode-differences.json' with { type: 'json' }

/** One subject on which the variants of a page differ: what each says of it, in its own words. */
type Difference = { about: string } & Partial<Record<AccessMode, string>>

// Two modes that say different words of one subject cannot both be true of one mode: so the list was made.
const families: Readonly<Record<string, readonly Difference[]>> = modeDifferences
const site = siteOf(collectDocuments())
const variants = site.pages.flatMap((page) => {
  const [, family = '', mode] = /integration-(.+)-(continuous|one-time|wealth)$/.exec(page.path) ?? []
  return mode === undefined ? [] : [{ path: page.path, family, mode, text: shownText(page, site) }]
})

test('B5 the list names every family that has variants', () => {
  expect(Object.keys(families).toSorted()).toEqual([...new Set(variants.map(({ family }) => family))].toSorted())
})

test.each(variants)('B5 $path says three things that are false in a sibling', ({ family, mode, text }) => {
  const siblings = variants.filter((other) => other.family === family && other.mode !== mode)
  const said = (families[family] ?? []).flatMap((difference) => {
    const own = wordsOf(difference, mode)
    return own === undefined ? [] : [{ difference, own }]
  })
  expect(said.filter(({ own }) => !text.includes(own)).map(({ own }) => own)).toEqual([])
  const contradicted = said.filter(({ difference, own }) =>
    siblings.some((sibling) => {
      const theirs = wordsOf(difference, sibling.mode)
      return theirs !== undefined && theirs !== own && !sibling.text.includes(own)
    }),
  )
  expect(contradicted.map(({ difference }) => difference.about).length).toBeGreaterThanOrEqual(3)
})

function wordsOf(difference: Difference, mode: string): string | undefined {
  return mode === 'continuous' || mode === 'one-time' || mode === 'wealth' ? difference[mode] : undefined
}
