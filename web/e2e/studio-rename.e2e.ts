import { test } from './fixtures.ts'
import { lake } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'

const OLD = '/docs/accounts/v3/moves-away'
const NEW = '/docs/accounts/v3/moved-here'
const PAGE = {
  _id: 'page_docs_accounts_v3_moves-away',
  _type: 'page',
  title: 'A page that moves',
  path: OLD,
  product: 'accounts',
  version: 'v3',
  description: 'A page that the end-to-end tests move to another path in the Studio, and back again.',
}
const EARLIER = { _id: 'redirect_docs_earlier', _type: 'redirect', from: '/docs/earlier', to: OLD, permanent: true }
const BLOCKING = { _id: 'blocks-the-new-path', _type: 'redirect', from: NEW, to: '/docs', permanent: true }
const LEFT = 'redirect_docs_accounts_v3_moves-away'

const redirects = () =>
  lake.fetch<unknown>(
    '*[_type == "redirect" && (from in [$OLD, $NEW] || _id == $earlier)]{_id, from, to} | order(_id)',
    { OLD, NEW, earlier: EARLIER._id },
  )

test.describe.configure({ timeout: 240_000 })

test.beforeEach(async ({ content, context }) => {
  context.setDefaultTimeout(90_000)
  await content.remove(LEFT)
  await content.put(PAGE, EARLIER, BLOCKING)
  await lake.delete(`drafts.${PAGE._id}`)
})

test('B8 a published page that moves leaves a redirect, and others are set right', async ({ page }) => {
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.showAllFields()
  await studio.setString(PAGE._id, 'path', NEW)
  const dialog = await studio.askToPublish()
  await expect(dialog.getByLabel(`Leave a redirect from ${OLD} to ${NEW}`)).toBeChecked()
  await studio.publishRenamed()
  expect(await lake.fetch('*[_id == $id][0].path', { id: PAGE._id })).toBe(NEW)
  expect(await redirects()).toEqual([
    { _id: LEFT, from: OLD, to: NEW },
    { _id: EARLIER._id, from: EARLIER.from, to: NEW },
  ])
})

test('B8 a writer may cancel, and may want no redirect', async ({ page }) => {
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.showAllFields()
  await studio.setString(PAGE._id, 'path', NEW)
  const dialog = await studio.askToPublish()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await lake.fetch('*[_id == $id][0].path', { id: PAGE._id })).toBe(OLD)

  await studio.askToPublish()
  await dialog.getByRole('checkbox').uncheck()
  await studio.publishRenamed()
  expect(await lake.fetch('*[_id == $id][0].path', { id: PAGE._id })).toBe(NEW)
  expect(await redirects()).toEqual([{ _id: EARLIER._id, from: EARLIER.from, to: NEW }])
})
