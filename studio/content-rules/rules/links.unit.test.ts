import { expect, test } from 'vitest'
import { linksResolve } from './links.ts'
import { link, only, page, pageLink, shows, siteWith, snippet, text } from '../testing/site.ts'

const other = page('/docs/b', [
  text('About {{brand}}', 'h2'),
  text('Twice', 'h2'),
  text('Twice', 'h2'),
  only('wealth', text('For wealth', 'h2')),
  shows('shared'),
])
const shared = snippet('shared', text('From the snippet', 'h3'))

const messages = (...body: ReturnType<typeof text>[]) =>
  linksResolve(siteWith(page('/docs/a', body), other, shared)).map(({ message }) => message)

test.each([
  ['a page', link('/docs/b')],
  ['a page by its id', pageLink('/docs/b')],
  ['a page with a slash and a query', link('/docs/b/?mode=wealth#twice')],
  ['its Markdown', link('/docs/b.md')],
  ['a heading that is percent-encoded', link('/docs/b#tw%69ce')],
  ['a heading with a variable', pageLink('/docs/b', 'about-passerelle')],
  ['the second of two equal headings', pageLink('/docs/b', 'twice-1')],
  ['a heading within a snippet', link('/docs/b#from-the-snippet')],
  ['the demo', link('/demo')],
  ['a file of an API', link('/openapi/accounts-v3.yaml')],
  ['another site', link('https://www.example/lost')],
])('F6 a link to %s leads somewhere', (_what, block) => {
  expect(messages(block)).toEqual([])
})

test.each([
  ['a page', link('/docs/lost'), '/docs/lost is no page of the portal'],
  ['a page by its id', pageLink('/docs/lost'), 'no page has the id page-/docs/lost'],
  ['a heading', pageLink('/docs/b', 'lost'), '/docs/b has no heading #lost'],
  ['a heading that shows in another mode', link('/docs/b#for-wealth'), '/docs/b has no heading #for-wealth'],
  ['a heading of its own page', link('#lost'), '/docs/a has no heading #lost'],
  ['a demo', link('/demo/lost'), '/demo/lost is no page of the portal'],
])('F6 a link to %s that is not there is found', (_what, block, reason) => {
  expect(messages(block)).toEqual([`a link leads nowhere: ${reason}`])
})

test('F6 links are found in the cells of tables, in steps, in cards and in snippets, with the block that holds them', () => {
  const cell = { _type: 'tableCell', content: [link('/docs/lost')] }
  const table = { _type: 'table', _key: 'table', rows: [{ _type: 'tableRow', cells: [cell] }] }
  const steps = { _type: 'steps', steps: [{ _type: 'step', content: [link('/docs/lost')] }] }
  const cards = { _type: 'cards', _key: 'cards', cards: [{ _type: 'card', href: '/docs/lost' }] }
  const inSnippet = snippet('broken', link('#lost'))
  const site = siteWith(page('/docs/a', [table, steps, cards, shows('broken')]), inSnippet)
  const found = linksResolve(site)
  expect(found).toHaveLength(4)
  expect(found.map(({ block }) => block?.['_key'])).toEqual(['table', expect.any(String), 'cards', expect.any(String)])
  expect(found.at(-1)?.document).toBe(inSnippet)
})

test('F6 the menu, announcements, redirects and the settings are looked at as well', () => {
  const documents = [
    { _type: 'menuEntry', _id: 'm', label: 'Lost', to: '/docs/lost' },
    { _type: 'announcement', _id: 'a', message: [link('/docs/lost')] },
    { _type: 'redirect', _id: 'r', from: '/docs/old', to: '/docs/lost' },
  ]
  expect(linksResolve(siteWith(...documents)).map(({ document }) => document._id)).toEqual(['m', 'a', 'r'])
})

test('F6 what no form has checked is no reason to stop', () => {
  const broken = {
    _type: 'page',
    _id: 'x',
    path: '/docs/x',
    body: [null, 'text', { _type: 'block', markDefs: 'none' }],
  }
  expect(linksResolve(siteWith(broken, { _type: 'snippet', _id: 's', body: 1 }))).toEqual([])
})
