import { lake } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'
import { test } from './studio-test.ts'
import { testPage, textBlock } from './text-block.ts'

const PAGE = testPage('/docs/accounts/v3/edited-in-the-studio', {
  title: 'Edited in the Studio',
  description: 'A page that the end-to-end tests write, publish, unpublish and delete in the Studio.',
  body: [textBlock('The first paragraph.')],
})

const published = (id: string) => lake.fetch<{ title: string } | null>('*[_id == $id][0]{title}', { id })
const ids = (id: string) => lake.fetch<string[]>('*[_id in [$id, "drafts." + $id]]._id | order(@)', { id }, RAW)
const RAW = { perspective: 'raw' } as const

test.describe.configure({ timeout: 600_000 })

test.beforeEach(async ({ content }) => {
  await content.put(PAGE)
  await lake.delete(`drafts.${PAGE._id}`)
})

test('C1 a page is edited, discarded, published, listed in its history, and taken back to an older revision', async ({
  page,
  content,
}) => {
  // A page of its own: the history of the other one goes back to the tests before.
  const own = { ...PAGE, _id: 'page_docs_accounts_v3_taken-back', path: '/docs/accounts/v3/taken-back' }
  await content.put(own)
  const studio = new StudioPage(page)
  await studio.openDocument(own._id, 'page')

  await test.step('changes are discarded', async () => {
    await studio.setString(own._id, 'title', 'Never published')
    await studio.discardChanges()
    await expect(studio.input('title')).toHaveValue('Edited in the Studio')
    expect(await ids(own._id)).toEqual([own._id])
  })

  await test.step('a draft is kept from readers until it is published', async () => {
    await studio.setString(own._id, 'title', 'The first publication')
    await studio.typeAtEnd(own._id, 'body', ' And a second sentence: é 日本 😀.')
    expect(await published(own._id)).toEqual({ title: 'Edited in the Studio' })
    await studio.publish()
    expect(await published(own._id)).toEqual({ title: 'The first publication' })
    expect(await ids(own._id)).toEqual([own._id])
    expect(await lake.fetch('pt::text(*[_id == $id][0].body)', { id: own._id })).toBe(
      'The first paragraph. And a second sentence: é 日本 😀.',
    )
  })

  await test.step('the history lists the publications, and one of them is taken back as a draft', async () => {
    await studio.setString(own._id, 'title', 'The second publication')
    await studio.publish()
    await studio.revertToFirstPublication()
    await studio.untilDraft(own._id, 'title', 'The first publication')
    expect(await published(own._id)).toEqual({ title: 'The second publication' })
  })
})

test('C1 a page is unpublished, and its draft is deleted', async ({ page }) => {
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.askToUnpublish()
  await studio.confirmRemoval('unpublish')
  expect(await ids(PAGE._id)).toEqual([`drafts.${PAGE._id}`])
  // The Studio turns from what was published to the draft that is left.
  await expect(studio.input('title')).toBeEditable()
  await studio.deleteDraft()
  expect(await ids(PAGE._id)).toEqual([])
})

test('C1 B1 two tabs show what the other types, a path that is taken is refused, and a weak reference stays weak', async ({
  page,
  context,
  content,
}) => {
  const other = { ...PAGE, _id: 'page_docs_accounts_v3_successor', path: '/docs/accounts/v3/successor' }
  await content.put({ ...other, title: 'Quokka successor' })
  const first = new StudioPage(page)
  const second = new StudioPage(await context.newPage())
  await first.openDocument(PAGE._id, 'page')
  await second.openDocument(PAGE._id, 'page')

  await test.step('two tabs show what the other types', async () => {
    await first.input('title').fill('From the first tab')
    await expect(second.input('title')).toHaveValue('From the first tab')
    await second.input('title').fill('From the second tab')
    await expect(first.input('title')).toHaveValue('From the second tab')
  })

  await test.step('a page with a path that is taken is not published', async () => {
    await page.bringToFront()
    await first.showAllFields()
    await first.setString(PAGE._id, 'path', other.path)
    await expect(page.getByTestId('action-publish')).toBeDisabled()
    await expect(first.field('path').getByTestId('input-validation-icon-error')).toBeVisible()
    await first.setString(PAGE._id, 'path', PAGE.path)
  })

  await test.step('a weak reference, found by a search, stays weak when it is published', async () => {
    await first.refer('Newer version of this page', 'Quokka')
    await first.untilDraft(PAGE._id, 'successor._ref', other._id)
    await first.publish()
    const { successor } = await lake.fetch<{ successor: unknown }>('*[_id == $id][0]{successor}', { id: PAGE._id })
    expect(successor).toEqual({ _type: 'reference', _ref: other._id, _weak: true })
  })
})
