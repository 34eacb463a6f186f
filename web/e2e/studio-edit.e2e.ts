import { test } from './fixtures.ts'
import { lake } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'

const PAGE = {
  _id: 'page_docs_accounts_v3_edited-in-the-studio',
  _type: 'page',
  title: 'Edited in the Studio',
  path: '/docs/accounts/v3/edited-in-the-studio',
  product: 'accounts',
  version: 'v3',
  description: 'A page that the end-to-end tests write, publish, unpublish and delete in the Studio.',
  tocMinLevel: 2,
  tocMaxLevel: 3,
  body: [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 's', text: 'The first paragraph.', marks: [] }],
    },
  ],
}

const published = (id: string) => lake.fetch<{ title: string } | null>('*[_id == $id][0]{title}', { id })
const ids = (id: string) => lake.fetch<string[]>('*[_id in [$id, "drafts." + $id]]._id | order(@)', { id }, RAW)
const RAW = { perspective: 'raw' } as const

test.describe.configure({ timeout: 240_000 })

test.beforeEach(async ({ content, context }) => {
  await content.put(PAGE)
  await lake.delete(`drafts.${PAGE._id}`)
  context.setDefaultTimeout(90_000)
})

test('C1 a page is edited, its draft is kept from readers, and it is published', async ({ page }) => {
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.setString(PAGE._id, 'title', 'Edited twice')
  await studio.typeAtEnd(PAGE._id, 'body', ' And a second sentence: é 日本 😀.')
  expect(await published(PAGE._id)).toEqual({ title: 'Edited in the Studio' })
  await studio.publish()
  expect(await published(PAGE._id)).toEqual({ title: 'Edited twice' })
  expect(await ids(PAGE._id)).toEqual([PAGE._id])
  expect(await lake.fetch('pt::text(*[_id == $id][0].body)', { id: PAGE._id })).toBe(
    'The first paragraph. And a second sentence: é 日本 😀.',
  )
})

test('C1 changes are discarded', async ({ page }) => {
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.setString(PAGE._id, 'title', 'Never published')
  await studio.discardChanges()
  await expect(studio.input('title')).toHaveValue('Edited in the Studio')
  expect(await ids(PAGE._id)).toEqual([PAGE._id])
})

test('C1 a page is unpublished, and its draft is deleted', async ({ page }) => {
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.unpublish()
  expect(await ids(PAGE._id)).toEqual([`drafts.${PAGE._id}`])
  await studio.openDocument(PAGE._id, 'page')
  await studio.delete('sanity.action.document.version.discard')
  expect(await ids(PAGE._id)).toEqual([])
})

test('C1 the history of a page lists its publication', async ({ page }) => {
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.setString(PAGE._id, 'title', 'A later title')
  await studio.publish()
  await studio.openHistory()
  const publication = page.getByTestId('timeline-item-button').filter({ hasText: 'Published' })
  await expect(publication.first()).toBeVisible()
})

test('C1 two tabs show what the other types', async ({ page, context }) => {
  const first = new StudioPage(page)
  const second = new StudioPage(await context.newPage())
  await first.openDocument(PAGE._id, 'page')
  await second.openDocument(PAGE._id, 'page')
  await first.input('title').fill('From the first tab')
  await expect(second.input('title')).toHaveValue('From the first tab')
  await second.input('title').fill('From the second tab')
  await expect(first.input('title')).toHaveValue('From the second tab')
})

test('B1 a page with a path that is taken is not published', async ({ page, content }) => {
  const other = { ...PAGE, _id: 'page_docs_accounts_v3_other', path: '/docs/accounts/v3/other' }
  await content.put(other)
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.showAllFields()
  await studio.setString(PAGE._id, 'path', other.path)
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  await expect(studio.field('path').getByTestId('input-validation-icon-error')).toBeVisible()
  await lake.delete(`drafts.${PAGE._id}`)
})

test('C1 a published page is deleted', async ({ page }) => {
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.delete('sanity.action.document.delete')
  expect(await ids(PAGE._id)).toEqual([])
})

test('C1 a page is taken back to an older revision out of its history', async ({ page, content }) => {
  // A page of its own: the history of the other one goes back to the tests before.
  const own = { ...PAGE, _id: 'page_docs_accounts_v3_taken-back', path: '/docs/accounts/v3/taken-back' }
  await content.put(own)
  const studio = new StudioPage(page)
  await studio.openDocument(own._id, 'page')
  await studio.setString(own._id, 'title', 'The first publication')
  await studio.publish()
  await studio.setString(own._id, 'title', 'The second publication')
  await studio.publish()
  await studio.revertToFirstPublication()
  await studio.untilDraft(own._id, 'title', 'The first publication')
  expect(await published(own._id)).toEqual({ title: 'The second publication' })
})

test('C1 a weak reference, found by a search, stays weak when it is published', async ({ page, content }) => {
  const other = { ...PAGE, _id: 'page_docs_accounts_v3_successor', path: '/docs/accounts/v3/successor' }
  await content.put({ ...other, title: 'Quokka successor' })
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.showAllFields()
  await studio.refer('Newer version of this page', 'Quokka')
  await studio.untilDraft(PAGE._id, 'successor._ref', other._id)
  await studio.publish()
  const { successor } = await lake.fetch<{ successor: unknown }>('*[_id == $id][0]{successor}', { id: PAGE._id })
  expect(successor).toEqual({ _type: 'reference', _ref: other._id, _weak: true })
})
