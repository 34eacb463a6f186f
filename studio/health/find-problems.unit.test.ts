import { expect, test } from 'vitest'
import { findProblems } from './find-problems.ts'

const page = {
  _id: 'page_a',
  _type: 'page',
  title: 'A page',
  path: '/docs/a',
  description: 'A page of the tests, described in as many words as a description has to have.',
  lastReviewed: '2026-11-01',
  body: [],
}
const entry = { _id: 'menu_a', _type: 'menuEntry', itemId: 'a', label: 'A', className: 'item', to: '/docs/a' }
const find = (documents: Parameters<typeof findProblems>[0], drafts = false) =>
  findProblems(documents, drafts, '2026-11-28')

test('O5 content that keeps the rules has no problem, and the paths that are code are known', () => {
  expect(find([page, entry, { ...entry, _id: 'menu_b', itemId: 'b', to: '/payments/quickstart-demo' }])).toEqual([])
})

test('O5 a problem names its document and field; a draft counts only when it is asked for', () => {
  const draft = { ...page, _id: 'drafts.page_a', description: '' }
  expect(find([page, draft, entry])).toEqual([])
  expect(find([page, draft, entry], true)).toEqual([
    {
      rule: 'lengths',
      message: 'the description has 0 characters: write 50 to 160',
      document: { id: 'page_a', type: 'page', name: '/docs/a' },
      path: 'description',
    },
  ])
})

test('O5 a page that exists as a draft alone does not hold a link of a published one', () => {
  const draft = { ...page, _id: 'drafts.page_b', path: '/docs/b' }
  const linking = { ...entry, _id: 'menu_b', itemId: 'b', to: '/docs/b' }
  expect(find([page, entry, draft, linking]).map(({ message }) => message)).toEqual([
    'a link leads nowhere: /docs/b is no page of the portal',
  ])
  expect(find([page, entry, draft, linking], true)).toEqual([])
})
