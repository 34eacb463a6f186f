import { expect, test } from 'vitest'
import { checkSite } from '../check-site.ts'
import { siteOf } from '../site.ts'
import { only, page, shows, siteWith, snippet, text } from '../testing/site.ts'
import type { Node } from '../node.ts'

const long = text(Array.from({ length: 300 }, (_, at) => `w${at}`).join(' '))
const found = (...documents: Node[]) =>
  checkSite(siteWith(...documents)).map(({ rule, message }) => `${rule}: ${message}`)
const inPage = (body: readonly Node[], fields: object = {}) => found(page('/docs/a', [long, ...body], fields))

const sentences = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => text(`This is the sentence number ${from + at}.`))
const own = (name: string) => Array.from({ length: 5 }, (_, at) => text(`Here is ${name} in its form ${at}.`))

const twins = (same: number) =>
  found(
    page('/docs/a', [long, ...sentences(0, 10)]),
    page('/docs/b', [text(`${'other '.repeat(300)}`), ...sentences(0, same), ...sentences(50, 10 - same)]),
  ).filter((finding) => finding.startsWith('twins'))

test('F1 a page that keeps every rule has no finding', () => {
  expect(
    inPage([text('About {{brand}}', 'h2'), text('More', 'h3'), text('`synchronize` at https://{{api_host}}')]),
  ).toEqual([])
})

test.each<[string, Node[], object, string]>([
  ['a long title', [], { title: 'a'.repeat(71) }, 'lengths: the title has 71 characters, at most 70 show'],
  ['no title', [], { title: '' }, 'lengths: the page has no title'],
  ['a short description', [], { description: 'Short.' }, 'lengths: the description has 6 characters: write 50 to 160'],
  ['a skipped level', [text('A', 'h2'), text('B', 'h4')], {}, 'headings: a heading of level 4 follows one of level 2'],
  ['a drawing without words', [{ _type: 'diagram', alt: ' ' }], {}, 'pictures: a diagram has no text alternative'],
  ['a picture without words', [{ _type: 'figure' }], {}, 'pictures: a figure has no text alternative'],
  ['an unknown variable', [text('{{lost}}')], {}, 'variables: there is no variable {{lost}}: brand, api_host'],
  ['the brand', [text('At passerelle.')], {}, 'brand: write {{brand}}, not Passerelle'],
  ['a host', [text('`https://api.passerelle.example`')], {}, 'brand: write {{api_host}}, not api.passerelle.example'],
  [
    'a site of somebody',
    [text('https://www.somebank.com/x')],
    {},
    'hosts: www.somebank.com is neither below .example nor a public standard of the list',
  ],
  [
    'an address of somebody',
    [text('a.b@mail.com.')],
    {},
    'hosts: mail.com is neither below .example nor a public standard of the list',
  ],
  ['another spelling', [text('Synchronizations run.')], {}, 'terms: write "synchronisation", not "Synchronizations"'],
  ['wrong capitals', [text('An Iban.')], {}, 'terms: write "IBAN", not "Iban"'],
])('F1 %s is found', (_what, body, fields, finding) => {
  expect(inPage(body, fields)).toEqual([finding])
})

test('F1 code, addresses and the right spelling are left alone', () => {
  expect(inPage([text('`synchronize` /docs/synchronization, an IBAN, the Livret A, e-mail')])).toEqual([])
})

test('F1 levels step also where a snippet begins, and in the mode of the page', () => {
  const shared = snippet('shared', text('Deep', 'h4'))
  const wealth = [only('wealth', text('A', 'h2')), only('continuous', text('B', 'h3')), shows('shared')]
  expect(found(page('/docs/a', [long, ...wealth], { accessMode: 'wealth' }), shared)).toEqual([
    'headings: a heading of level 4 follows one of level 2',
  ])
})

test('F1 a page of few words needs its reason, which a longer one may not have', () => {
  const site = siteWith(page('/docs/a', [text('Three short words')]), page('/docs/b', [long]))
  const messages = (reasons: string[]) =>
    checkSite(site, { shortPages: new Map(reasons.map((path) => [path, 'why'])) }).map(
      ({ document, message }) => `${document['path']} ${message}`,
    )
  expect(messages([])).toEqual([
    '/docs/a the page has 3 words; one under 300 needs its reason in the list of short pages',
  ])
  expect(messages(['/docs/a'])).toEqual([])
  expect(messages(['/docs/a', '/docs/b'])).toEqual(['/docs/b the page has 300 words: it is no short page'])
})

test('F1 the words of a snippet count, those of code and of other modes do not', () => {
  const code = { _type: 'codeBlock', code: { _type: 'code', code: 'many words of code' } }
  const body = [shows('shared'), code, only('wealth', text('not here'))]
  expect(found(page('/docs/a', body), snippet('shared', text('Two words')))).toEqual([
    'short-pages: the page has 2 words; one under 300 needs its reason in the list of short pages',
  ])
})

test('F1 a page without an entry of the menu is found', () => {
  const site = siteOf([page('/docs/a', [long])])
  expect(checkSite(site).map(({ message }) => message)).toEqual(['no entry of the menu leads to this page'])
})

test('B5 two pages that say the same outside snippets are found, up to 60 % may be the same', () => {
  // The long paragraph is a sentence as well: 7 of 11.
  expect(twins(7)).toHaveLength(2)
  expect(twins(6)).toEqual([])
})

test('B5 what stands in a snippet is not counted as the same', () => {
  const shared = snippet('shared', ...Array.from({ length: 9 }, (_, at) => text(`This is the sentence number ${at}.`)))
  expect(
    found(
      page('/docs/a', [long, ...own('a'), shows('shared')]),
      page('/docs/b', [long, ...own('b'), shows('shared')]),
      shared,
    ),
  ).toEqual([])
})
