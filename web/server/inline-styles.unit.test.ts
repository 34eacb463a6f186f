import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSheets, inlineStyles } from './inline-styles.ts'

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const page = (...links: string[]) => `<html><head>${links.join('')}</head><body>${link('body')}</body></html>`
const sheets = (files: Record<string, string>) => (file: string) => files[file]

test('P2 the style sheets of a page stand in it, in their order, and their links are there and switched off', () => {
  const read = sheets({ 'chunks/a.css': 'a{}', 'chunks/b.css': 'b{}' })
  expect(inlineStyles(page(link('a'), '<meta/>', link('b')), read)).toBe(
    page(
      '<style data-sheets="">a{}\nb{}</style>' + link('a').replace('/>', ' media="not all" disabled=""/>'),
      '<meta/>',
      link('b').replace('/>', ' media="not all" disabled=""/>'),
    ),
  )
})

test.each([
  ['a sheet that the build does not have', page(link('a'), link('gone'))],
  ['a page without sheets', page()],
  ['what is no page', 'text'],
])('P2 %s changes nothing', (_, html) => {
  expect(inlineStyles(html, sheets({ 'chunks/a.css': 'a{}' }))).toBe(html)
})

test('P2 sheets that are many times a page stay files', () => {
  const html = page(link('a'))
  expect(inlineStyles(html, sheets({ 'chunks/a.css': 'a{}'.repeat(50_000) }))).toBe(html)
})

test('Q2 what a sheet names beside itself is named from the root, and nothing in it can end the element', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  mkdirSync(join(folder, 'static/chunks'), { recursive: true })
  writeFileSync(join(folder, 'static/chunks/a.css'), '@font-face{src:url(../media/f.woff2)}\n')
  writeFileSync(join(folder, 'static/chunks/odd.css'), 'a:after{content:"</style><script>"}')
  const read = createSheets(folder)
  expect(read('chunks/a.css')).toBe('@font-face{src:url(/_next/static/media/f.woff2)}')
  expect(read('chunks/odd.css')).toBeUndefined()
  expect(read('chunks/gone.css')).toBeUndefined()
})
