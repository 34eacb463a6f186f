import { expect, test } from 'vitest'
import { searchLines, ShelfEntry, shelfLines, ShelfPage } from './shelf-lines.ts'

const entry = (itemId: string, position: number, to: string | null, className = 'item') =>
  ShelfEntry.parse({ itemId, position, className, label: itemId.toUpperCase(), to })
const page = (name: string, fields: object = {}) =>
  ShelfPage.parse({
    _id: name,
    path: `/docs/${name}`,
    title: name,
    product: 'accounts',
    version: 'v3',
    accessMode: null,
    ...fields,
  })

const menu = [
  entry('a', 10, '', 'product'),
  entry('a.t', 10, '', 'title'),
  entry('a.late', 40, '/docs/late#part'),
  entry('a.group', 20, ''),
  entry('a.group.b', 20, '/docs/second'),
  entry('a.group.z', 10, '/docs/first'),
  entry('a.empty', 30, '', 'title'),
  entry('a.other', 35, '', 'title'),
]
const pages = [
  page('zebra'),
  page('late'),
  page('second'),
  page('first'),
  page('apple', { path: null }),
  page('late', { _id: 'drafts.late', title: 'late, edited' }),
  page('new', { _id: 'drafts.new' }),
  page('of-v2', { version: 'v2' }),
]
const lines = shelfLines(pages, menu, { product: 'accounts', version: 'v3' })
const told = lines.map(
  (line) => `${'  '.repeat(line.depth)}${line.kind === 'page' ? `${line.title} (${line.state})` : line.title}`,
)

test('O1 pages stand in the order of the menu under its headings, those outside of it last, a draft is no second page', () => {
  expect(told).toEqual([
    'A.T',
    'A.GROUP',
    '  first (published)',
    '  second (published)',
    'A.OTHER',
    'late, edited (edited)',
    'Not in the menu',
    'apple (published)',
    'new (draft)',
    'zebra (published)',
  ])
})

test('O1 a shelf without a version holds all pages of its product, and nothing is a heading where nothing is in the menu', () => {
  expect(shelfLines(pages, [], { product: 'accounts' }).map(({ title }) => title)).toEqual([
    'apple',
    'first',
    'late, edited',
    'new',
    'of-v2',
    'second',
    'zebra',
  ])
  expect(shelfLines(pages, menu, { product: 'payments' })).toEqual([])
})

test('B1 a shelf is searched by the words of titles and paths', () => {
  expect(searchLines(lines, ' EDIT late').map(({ title }) => title)).toEqual(['late, edited'])
  expect(searchLines(lines, '/docs/first').map(({ title }) => title)).toEqual(['first'])
  expect(searchLines(lines, ' ')).toEqual(lines)
})
