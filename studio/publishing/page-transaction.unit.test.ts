import { describe, expect, test } from 'vitest'
import { moveMutations, removalMutations, type Revised } from './page-transaction.ts'
import { bareEntries } from './menu-entries.ts'
import { findPointers, pointerLines } from './pointers.ts'

const OLD = { id: 'page_a', path: '/docs/a' }
const NEW = { id: 'page_a', path: '/docs/b' }
const OTHER = { id: 'page_c', path: '/docs/c' }
const published: Revised = { _id: 'page_a', _rev: 'r1', _type: 'page', path: '/docs/a', title: 'A' }
const draft: Revised = { ...published, _id: 'drafts.page_a', _rev: 'r2', path: '/docs/b' }

const link = { _type: 'link', _key: 'l', href: '/docs/a/?x=1#part' }
const reference = { _type: 'reference', _ref: 'page_a', _weak: true }
const linking = {
  _id: 'page_l',
  _type: 'page',
  title: 'Linking',
  path: '/docs/l',
  body: [
    { _type: 'block', _key: 'b', children: [], markDefs: [link, { _type: 'pageLink', _key: 'p', page: reference }] },
    { _type: 'cards', _key: 'c', cards: [{ _type: 'card', _key: 'k', title: 'Go', href: '/docs/a' }] },
  ],
  related: [{ ...reference, _key: 'r' }],
  successor: reference,
}
const entry = { _id: 'menu_a', _type: 'menuEntry', label: 'A', to: '/docs/a' }
const entryDraft = { ...entry, _id: 'drafts.menu_a' }
const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  navProducts: [{ _key: 'n', entries: [{ _key: 'e', to: '/docs/a' }] }],
}
const unrelated = { _id: 'menu_ab', _type: 'menuEntry', label: 'AB', to: '/docs/ab' }
const redirect = { _id: 'redirect_docs_x', _type: 'redirect', from: '/docs/x', to: '/docs/a' }
const pointers = findPointers([published, draft, linking, entry, entryDraft, settings, unrelated, redirect], OLD)

describe('what points to a page', () => {
  test('O4 links by address and by reference, cards, related, successor, menu, settings and drafts are found', () => {
    expect(pointers.map(({ document, path }) => `${document._id} ${path}`)).toEqual([
      'page_l body[_key=="b"].markDefs[_key=="l"].href',
      'page_l body[_key=="b"].markDefs[_key=="p"].page._ref',
      'page_l body[_key=="c"].cards[_key=="k"].href',
      'page_l related[_key=="r"]._ref',
      'page_l successor._ref',
      'menu_a to',
      'drafts.menu_a to',
      'siteSettings navProducts[_key=="n"].entries[_key=="e"].to',
    ])
  })

  test('O4 they are told in words, a line for each document', () => {
    expect(pointerLines(pointers)).toEqual([
      'Page “Linking” (/docs/l): link by address, link, card, related page, newer version',
      'Menu “A”: entry',
      'Menu “A”, draft: entry',
      'Site settings: link',
    ])
  })
})

describe('a page that moves', () => {
  const move = {
    draft,
    published,
    from: OLD,
    to: NEW,
    pointers,
    updatePointers: true,
    leaveRedirect: true,
    redirects: [],
  }

  test('O4 B8 is published with its redirect and all that named its old path, in one list of mutations', () => {
    expect(moveMutations(move)).toEqual([
      { patch: { id: 'drafts.page_a', ifRevisionID: 'r2', set: { path: '/docs/b' } } },
      { createOrReplace: { _id: 'page_a', _type: 'page', path: '/docs/b', title: 'A' } },
      { delete: { id: 'drafts.page_a' } },
      {
        createOrReplace: { _id: 'redirect_docs_a', _type: 'redirect', from: '/docs/a', to: '/docs/b', permanent: true },
      },
      {
        patch: {
          id: 'page_l',
          set: {
            'body[_key=="b"].markDefs[_key=="l"].href': '/docs/b?x=1#part',
            'body[_key=="c"].cards[_key=="k"].href': '/docs/b',
          },
        },
      },
      { patch: { id: 'menu_a', set: { to: '/docs/b' } } },
      { patch: { id: 'drafts.menu_a', set: { to: '/docs/b' } } },
      { patch: { id: 'siteSettings', set: { 'navProducts[_key=="n"].entries[_key=="e"].to': '/docs/b' } } },
    ])
  })

  test('O4 leaves everything else alone when the writer wants that', () => {
    expect(moveMutations({ ...move, updatePointers: false, leaveRedirect: false })).toHaveLength(3)
  })

  test('O4 a weak reference of the schema stays weak; one that waited for its target becomes strong', () => {
    const waiting = { _type: 'reference', _ref: 's', _weak: true, _strengthenOnPublish: { type: 'snippet' } }
    const [, create] = moveMutations({ ...move, draft: { ...draft, successor: reference, snippet: waiting } })
    expect(create).toMatchObject({
      createOrReplace: { successor: reference, snippet: { _type: 'reference', _ref: 's' } },
    })
    expect(JSON.stringify(create)).not.toContain('_strengthenOnPublish')
  })
})

describe('a page that goes', () => {
  const removal = {
    kind: 'delete' as const,
    draft,
    published,
    from: OLD,
    to: OTHER,
    pointers,
    updatePointers: true,
    redirects: [redirect],
    entries: ['menu_a'],
  }

  test('O4 leads its readers, its earlier redirects and all that pointed to it to another page', () => {
    const mutations = removalMutations(removal)
    expect(mutations.slice(0, 3)).toEqual([
      { patch: { id: 'page_a', ifRevisionID: 'r1', set: { path: '/docs/a' } } },
      { delete: { id: 'drafts.page_a' } },
      { delete: { id: 'page_a' } },
    ])
    expect(mutations).toContainEqual({ patch: { id: 'redirect_docs_x', set: { to: '/docs/c' } } })
    expect(mutations).toContainEqual({
      patch: {
        id: 'page_l',
        set: {
          'body[_key=="b"].markDefs[_key=="l"].href': '/docs/c?x=1#part',
          'body[_key=="b"].markDefs[_key=="p"].page._ref': 'page_c',
          'body[_key=="c"].cards[_key=="k"].href': '/docs/c',
          'related[_key=="r"]._ref': 'page_c',
          'successor._ref': 'page_c',
        },
      },
    })
  })

  test('O4 when it is unpublished, what readers saw is kept as a draft, unless there is a newer one', () => {
    const alone = removalMutations({ ...removal, kind: 'unpublish', draft: undefined, to: undefined })
    expect(alone).toEqual([
      { patch: { id: 'page_a', ifRevisionID: 'r1', set: { path: '/docs/a' } } },
      { create: { _id: 'drafts.page_a', _type: 'page', path: '/docs/a', title: 'A' } },
      { delete: { id: 'page_a' } },
      { delete: { id: 'menu_a' } },
    ])
    expect(removalMutations({ ...removal, kind: 'unpublish', to: undefined, entries: [] })).toHaveLength(2)
  })

  test('O4 it takes the menu entries along that led to it and hold nothing else, drafts of them too', () => {
    const below = { ...unrelated, _id: 'menu_x', itemId: 'held.x' }
    const held = { ...entry, _id: 'menu_h', itemId: 'held' }
    const documents = [entry, entryDraft, held, below]
    expect(bareEntries(documents, findPointers(documents, OLD))).toEqual(['menu_a', 'drafts.menu_a'])
  })

  test('O4 the page that follows it loses its relation to it, and is never related to itself', () => {
    const own = findPointers([{ ...linking, _id: OTHER.id, _type: 'page' }], OLD)
    const [set, unset] = removalMutations({ ...removal, redirects: [], pointers: own }).slice(-2)
    expect(set).toMatchObject({ patch: { set: { 'body[_key=="b"].markDefs[_key=="p"].page._ref': 'page_c' } } })
    expect(unset).toEqual({ patch: { id: 'page_c', unset: ['related[_key=="r"]', 'successor'] } })
  })

  test('O4 a page that is related to both is related to the one that stays once', () => {
    const both = { ...linking, related: [...linking.related, { _type: 'reference', _key: 's', _ref: OTHER.id }] }
    const mutations = removalMutations({ ...removal, redirects: [], pointers: findPointers([both], OLD) })
    expect(mutations.at(-1)).toEqual({ patch: { id: 'page_l', unset: ['related[_key=="r"]'] } })
    expect(mutations.at(-2)).toMatchObject({ patch: { set: { 'successor._ref': 'page_c' } } })
    expect(JSON.stringify(mutations.at(-2))).not.toContain('related')
  })
})
