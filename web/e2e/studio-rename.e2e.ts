import { test, type Content } from './fixtures.ts'
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
const LINKING = {
  ...PAGE,
  _id: 'page_docs_accounts_v3_links-to-what-moves',
  title: 'Links to what moves',
  path: '/docs/accounts/v3/links-to-what-moves',
  body: [
    {
      _type: 'block',
      _key: 'b',
      style: 'normal',
      children: [{ _type: 'span', _key: 's', text: 'There', marks: ['l'] }],
      markDefs: [{ _type: 'link', _key: 'l', href: `${OLD}#part` }],
    },
  ],
  related: [{ _type: 'reference', _key: 'r', _ref: PAGE._id, _weak: true }],
}
const ENTRY = {
  _id: 'menu_accounts_v3_moves-away',
  _type: 'menuEntry',
  itemId: 'accounts.v3.moves-away',
  label: 'Moves away',
  className: 'item',
  to: OLD,
  position: 900,
}
const LEFT = 'redirect_docs_accounts_v3_moves-away'

const redirects = () =>
  lake.fetch<unknown>(
    '*[_type == "redirect" && (from in [$OLD, $NEW] || _id == $earlier)]{_id, from, to} | order(_id)',
    { OLD, NEW, earlier: EARLIER._id },
  )

const pointing = () =>
  lake.fetch<unknown>('{"link": *[_id == $page][0].body[0].markDefs[0].href, "entry": *[_id == $entry][0].to}', {
    page: LINKING._id,
    entry: ENTRY._id,
  })

/** The transactions that last changed some documents: one when they were changed together. */
const together = async (...changed: readonly string[]) =>
  new Set(await lake.fetch<string[]>('*[_id in $changed]._rev', { changed })).size

test.describe.configure({ timeout: 300_000 })

const begin = async (content: Content) => {
  await content.remove(LEFT)
  await content.put(PAGE, EARLIER, BLOCKING, LINKING, ENTRY)
  await lake.delete(`drafts.${PAGE._id}`)
}

test('B8 O4 a writer may cancel when a page moves, and may want neither a redirect nor other changes', async ({
  page,
  content,
}) => {
  page.setDefaultTimeout(90_000)
  await begin(content)
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.showAllFields()
  await studio.setString(PAGE._id, 'path', NEW)
  const dialog = await studio.askToPublish()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await lake.fetch('*[_id == $id][0].path', { id: PAGE._id })).toBe(OLD)

  await studio.askToPublish()
  await dialog.getByRole('checkbox', { name: /Leave a redirect/ }).uncheck()
  await dialog.getByRole('checkbox', { name: /name the new one/ }).uncheck()
  await studio.publishRenamed()
  expect(await lake.fetch('*[_id == $id][0].path', { id: PAGE._id })).toBe(NEW)
  expect(await redirects()).toEqual([{ _id: EARLIER._id, from: EARLIER.from, to: NEW }])
  expect(await pointing()).toEqual({ link: `${OLD}#part`, entry: OLD })
})

test('B8 O4 a page that moves shows what points to it, leaves a redirect and takes along what names its path, in one transaction', async ({
  page,
  content,
}) => {
  page.setDefaultTimeout(90_000)
  await begin(content)
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.showAllFields()
  await studio.setString(PAGE._id, 'path', NEW)
  const dialog = await studio.askToPublish()
  await expect(dialog.getByLabel(`Leave a redirect from ${OLD} to ${NEW}`)).toBeChecked()
  const pointers = dialog.getByTestId('pointers')
  await expect(pointers).toContainText(`Page “Links to what moves” (${LINKING.path}): link by address, related page`)
  await expect(pointers).toContainText('Menu “Moves away”: entry')
  await studio.publishRenamed()
  expect(await lake.fetch('*[_id == $id][0].path', { id: PAGE._id })).toBe(NEW)
  expect(await pointing()).toEqual({ link: `${NEW}#part`, entry: NEW })
  expect(await redirects()).toEqual([
    { _id: LEFT, from: OLD, to: NEW },
    { _id: EARLIER._id, from: EARLIER.from, to: NEW },
  ])
  expect(await together(PAGE._id, LEFT, LINKING._id, ENTRY._id)).toBe(1)
})
