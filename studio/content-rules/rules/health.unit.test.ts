import { expect, test } from 'vitest'
import { checkSite, pathOf, type Knowledge, type RuleName } from '../index.ts'
import { only, page, siteWith, text } from '../testing/site.ts'
import type { Node } from '../node.ts'

const found = (rule: RuleName, documents: readonly Node[], knowledge: Knowledge = {}) =>
  checkSite(siteWith(...documents), knowledge, [rule])
const messages = (...parameters: Parameters<typeof found>) => found(...parameters).map(({ message }) => message)
const entry = (itemId: string, fields: object = {}): Node => ({
  _type: 'menuEntry',
  _id: `menu-${itemId}`,
  itemId,
  className: 'item',
  to: '/demo',
  ...fields,
})

test.each<[string, Node[], string[]]>([
  ['a good menu', [entry('a', { to: '' }), entry('a.b'), entry('c', { className: 'title', to: '' })], []],
  ['no item id', [entry('')], ['it has no item id, so it stands at the end of the first level']],
  ['an odd item id', [entry('a..b')], expect.arrayContaining(['"a..b" is no item id: names with a dot between'])],
  ['an id twice', [entry('a'), entry('a', { _id: 'other' })], Array(2).fill('the item id a stands on 2 entries')],
  ['no parent', [entry('a.b')], ['there is no entry a for it to stand under: it shows at the nearest entry above']],
  [
    'a heading as parent',
    [entry('a', { className: 'title', to: '' }), entry('a.b')],
    ['a is a heading, which holds nothing: it shows at the nearest entry above'],
  ],
  ['no address', [entry('a', { to: '' })], ['it leads nowhere: it has no address, and nothing stands below it']],
  [
    'a heading with an address',
    [entry('a', { className: 'title' })],
    ['a heading leads nowhere: its address is not used'],
  ],
  ['a badge without variant', [entry('a', { indicativeLabel: 'NEW' })], ['its badge has no variant']],
])('E9 O5 the menu: %s', (_what, entries, expected) => {
  expect(messages('menu', entries)).toEqual(expected)
})

test.each([
  ['2026-05-30', []],
  ['2026-05-29', ['the page was last reviewed 183 days ago']],
  [undefined, ['the page was never reviewed']],
])('O5 a page reviewed %s', (lastReviewed, expected) => {
  const today = '2026-11-28'
  expect(messages('stale', [page('/docs/a', [], { lastReviewed })], { today })).toEqual(expected)
})

test('O5 an operation that its description does not have is found, in blocks and in examples of code', () => {
  const operations = new Map([['accounts-v3', new Set(['POST /v3/users'])]])
  const body: Node[] = [
    { _type: 'apiOperation', _key: 'a', api: 'accounts-v3', operation: 'POST /v3/users' },
    { _type: 'apiOperation', _key: 'b', api: 'accounts-v3', operation: 'GET /v3/users' },
    { _type: 'apiOperation', _key: 'c', api: 'accounts-v9', operation: 'POST /v3/users' },
    { _type: 'codeBlock', _key: 'd', example: { operation: 'PUT /v3/users', kind: 'request' } },
    { _type: 'codeBlock', _key: 'e', example: { operation: 'POST /v3/users', kind: 'request' } },
  ]
  expect(messages('operations', [page('/docs/a', body)], { operations })).toEqual([
    'accounts-v3 has no operation GET /v3/users',
    'there is no API description accounts-v9',
    'no API description has the operation PUT /v3/users',
  ])
})

const variant = (mode: string, ...body: Node[]) => page(`/docs/accounts/v2/connect-${mode}`, body, { accessMode: mode })

test('O5 a variant that lacks a section which both of its siblings have is found, as its readers see it', () => {
  const both = [text('Create', 'h2'), text('Delete', 'h2')]
  const site = [variant('continuous', ...both), variant('one-time', ...both, text('Once', 'h2'))]
  expect(
    messages('variants', [...site, variant('wealth', text('Create', 'h2'), only('continuous', text('Delete', 'h2')))]),
  ).toEqual(['the variants for other modes have a section "Delete"'])
  expect(messages('variants', site)).toEqual([])
})

test('F6 a query behind the anchor is told as what it is', () => {
  const body = [text('a', 'normal', [{ _type: 'link', _key: 'l', href: '/docs/a#consent?mode=wealth' }])]
  expect(messages('links', [page('/docs/a', body)])).toEqual([
    "a link leads nowhere: in /docs/a#consent?mode=wealth the query stands after the #, where it is part of the heading's name: write ?… before #…",
  ])
})

test('O5 each finding says where the Studio finds its field', () => {
  const drawing = { _type: 'diagram', _key: 'd', source: 'x' }
  const step = { _type: 'step', _key: 's', title: 'Do', content: [drawing] }
  const steps = { _type: 'steps', _key: 'k', steps: [step] }
  const [finding] = found('pictures', [page('/docs/a', [steps])])
  expect(finding && pathOf(finding)).toBe('body[_key=="k"].steps[_key=="s"].content[_key=="d"]')
  const [short] = found('lengths', [page('/docs/a', [], { description: 'Short.' })])
  expect(short && pathOf(short)).toBe('description')
  const [broken] = found('menu', [entry('a', { to: '' })])
  expect(broken && pathOf(broken)).toBe('to')
})
