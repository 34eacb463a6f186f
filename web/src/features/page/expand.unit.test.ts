import { expect, test } from 'vitest'
import { linksResolve, siteOf } from '@portal/content-rules'
import { findHeadings, textOf } from '@portal/content-rules/headings'
import type { Body, TextBlock } from './body-types.ts'
import { expandBody } from './expand.ts'
import { collectReferences } from './references.ts'

const text = (words: string): TextBlock => ({
  _type: 'block',
  _key: words,
  style: 'normal',
  children: [{ _type: 'span', _key: 's', text: words, marks: [] }],
})
const snippet = (id: string): Extract<Body[number], { _type: 'snippetReference' }> => ({
  _type: 'snippetReference',
  _key: `to-${id}`,
  snippet: { _type: 'reference', _ref: id },
})
const words = (body: Body) => body.map((member) => (member._type === 'block' ? textOf(member) : member._type))

const heading = (title: string): TextBlock => ({ ...text(title), style: 'h3' })

const page = (id: string) => ({ _type: 'reference', _ref: id })

test('B5 a conditional block shows on pages of its access modes only', () => {
  const body: Body = [
    text('always'),
    { _type: 'conditional', _key: 'c', modes: ['continuous', 'wealth'], content: [text('sometimes')] },
  ]
  const shownFor = (accessMode: 'wealth' | 'one-time' | null) =>
    words(expandBody(body, { accessMode, snippets: new Map() }))
  expect(shownFor('wealth')).toEqual(['always', 'sometimes'])
  expect(shownFor('one-time')).toEqual(['always'])
  expect(shownFor(null)).toEqual(['always'])
})

test('B5 a snippet stands in its place, one within another too, and twice with different keys', () => {
  const snippets = new Map<string, Body>([
    ['a', [text('from a'), snippet('b')]],
    ['b', [text('from b')]],
  ])
  const body = expandBody([snippet('a'), snippet('b'), snippet('gone')], { accessMode: null, snippets })
  expect(words(body)).toEqual(['from a', 'from b', 'from b'])
  expect(new Set(body.map(({ _key }) => _key)).size).toBe(3)
})

test('B5 a snippet that shows itself ends', () => {
  const snippets = new Map<string, Body>([['a', [text('once'), snippet('a')]]])
  expect(words(expandBody([snippet('a')], { accessMode: null, snippets })).length).toBeLessThan(6)
})

test('M1 the references of a body are its links, cards and snippets, at any depth, and no image', () => {
  const body = [
    { _type: 'block', markDefs: [{ _type: 'pageLink', page: page('p1') }] },
    {
      _type: 'steps',
      steps: [{ _type: 'step', content: [{ _type: 'block', markDefs: [{ _type: 'pageLink', page: page('p2') }] }] }],
    },
    { _type: 'cards', cards: [{ _type: 'card', page: page('p1') }] },
    { _type: 'snippetReference', snippet: page('s1') },
    { _type: 'figure', image: { _type: 'image', asset: page('image-abc-1x1-png') } },
  ]
  expect(collectReferences(body)).toEqual({ pages: ['p1', 'p2'], snippets: ['s1'] })
})

// The check of links expands by itself, since it also reads what no form has checked: the two may not drift apart.
test('F6 the check of links finds on a page the headings that the page shows', () => {
  const accessMode = 'wealth'
  const shared: Body = [heading('Twice'), { _type: 'cards', _key: 'cards', cards: [] }, heading('Shared')]
  const body: Body = [
    heading('Twice'),
    snippet('a'),
    { _type: 'conditional', _key: 'c1', modes: ['continuous'], content: [heading('Hidden')] },
    { _type: 'conditional', _key: 'c2', modes: ['wealth'], content: [snippet('a'), heading('Kept')] },
    { _type: 'collapsible', _key: 'fold', summary: 'More', content: [heading('Folded'), snippet('a')] },
    { _type: 'steps', _key: 'st', steps: [{ _type: 'step', _key: 's', title: 'One', content: [snippet('a')] }] },
  ]
  const { idOf } = findHeadings(expandBody(body, { accessMode, snippets: new Map([['a', shared]]) }))
  const shown = [...new Set(idOf.values())]
  const linked = (anchors: readonly string[]) => {
    const markDefs = anchors.map((anchor, at) => ({ _type: 'link', _key: `${at}`, href: `/docs/a#${anchor}` }))
    const documents = [
      { _type: 'page', _id: 'a', path: '/docs/a', accessMode, body },
      { _type: 'page', _id: 'b', path: '/docs/b', body: [{ ...text('links'), markDefs }] },
      { _type: 'snippet', _id: 'a', body: shared },
    ]
    return linksResolve(siteOf(documents)).length
  }
  expect(shown).toHaveLength(11)
  expect(linked(shown)).toBe(0)
  expect(linked(['hidden'])).toBe(1)
})
