import { expect, test } from 'vitest'
import type { Revised } from './page-transaction.ts'
import { gonersOf, removalOfSeveral, surroundingsOf } from './remove-several.ts'

const page = (name: string, fields: object = {}): Revised => ({
  _id: `page_${name}`,
  _type: 'page',
  _rev: `r-${name}`,
  path: `/docs/${name}`,
  ...fields,
})
const entry = (itemId: string, to: string): Revised => ({
  _id: `menu_${itemId}`,
  _type: 'menuEntry',
  _rev: 'm',
  itemId,
  to,
})
const to = (name: string) => ({ _type: 'reference', _key: name, _ref: `page_${name}`, _weak: true })

const documents = [
  page('a', { related: [to('b')] }),
  page('b'),
  page('b', { _id: 'drafts.page_b', _rev: 'r-draft' }),
  page('new', { _id: 'drafts.page_new' }),
  page('stays'),
  page('c', { related: [to('a'), to('b')], body: [{ _key: 'l', href: '/docs/b#part' }] }),
  entry('a', '/docs/a'),
  entry('a.b', '/docs/b'),
  entry('a.c', '/docs/c'),
]
const content = {
  documents,
  redirects: [{ _id: 'redirect_docs_x', from: '/docs/x', to: '/docs/b' }],
  pages: ['a', 'b', 'c', 'stays'].map((name) => ({ id: `page_${name}`, path: `/docs/${name}`, title: name })),
}
const goners = gonersOf(content, ['page_a', 'page_b', 'page_new'])
const { pointers, redirects, pages, entries } = surroundingsOf(content, goners)

test('O4 of pages that go together, what they say of each other points to nothing, and none of them follows them', () => {
  expect(pointers.map(({ document, path }) => `${document._id} ${path}`)).toEqual([
    'page_c related[_key=="a"]._ref',
    'menu_a to',
    'page_c related[_key=="b"]._ref',
    'page_c body[_key=="l"].href',
    'menu_a.b to',
  ])
  expect(pages.map(({ id }) => id)).toEqual(['page_c', 'page_stays'])
})

test('O4 with them go the entries of the menu below which nothing stays', () => {
  expect(entries).toEqual(['menu_a.b'])
  const all = gonersOf(content, ['page_a', 'page_b', 'page_c'])
  expect(surroundingsOf(content, all).entries).toEqual(['menu_a', 'menu_a.b', 'menu_a.c'])
})

test('O4 they are deleted as they were read, with their drafts, in one list of mutations', () => {
  expect(removalOfSeveral({ goners, to: undefined, updatePointers: true, redirects, entries })).toEqual([
    { patch: { id: 'page_a', ifRevisionID: 'r-a', set: { path: '/docs/a' } } },
    { delete: { id: 'page_a' } },
    { patch: { id: 'page_b', ifRevisionID: 'r-b', set: { path: '/docs/b' } } },
    { delete: { id: 'drafts.page_b' } },
    { delete: { id: 'page_b' } },
    { patch: { id: 'drafts.page_new', ifRevisionID: 'r-new', setIfMissing: { title: '' } } },
    { delete: { id: 'drafts.page_new' } },
    { delete: { id: 'menu_a.b' } },
  ])
})

test('O4 B8 their readers are led to one page, and so is all that pointed to them, each document once', () => {
  const stays = { id: 'page_stays', path: '/docs/stays' }
  const mutations = removalOfSeveral({ goners, to: stays, updatePointers: true, redirects, entries })
  expect(mutations).toContainEqual({ patch: { id: 'redirect_docs_x', set: { to: '/docs/stays' } } })
  for (const from of ['/docs/a', '/docs/b'])
    expect(mutations).toContainEqual({
      createOrReplace: expect.objectContaining({ _type: 'redirect', from, to: '/docs/stays', permanent: true }),
    })
  expect(mutations.slice(-4)).toEqual([
    {
      patch: {
        id: 'page_c',
        set: { 'related[_key=="a"]._ref': 'page_stays', 'body[_key=="l"].href': '/docs/stays#part' },
      },
    },
    { patch: { id: 'page_c', unset: ['related[_key=="b"]'] } },
    { patch: { id: 'menu_a', set: { to: '/docs/stays' } } },
    { patch: { id: 'menu_a.b', set: { to: '/docs/stays' } } },
  ])
})
