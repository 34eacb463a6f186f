import { lake } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'
import { test } from './studio-test.ts'
import { linkBlock, testPage } from './text-block.ts'

const OLD = '/docs/accounts/v3/moves-away'
const NEW = '/docs/accounts/v3/moved-here'
const PAGE = testPage(OLD, {
  title: 'A page that moves',
  description: 'A page that the end-to-end tests move to another path in the Studio, and back again.',
})
const EARLIER = { _id: 'redirect_docs_earlier', _type: 'redirect', from: '/docs/earlier', to: OLD, permanent: true }
const BLOCKING = { _id: 'blocks-the-new-path', _type: 'redirect', from: NEW, to: '/docs', permanent: true }
const LINKING = testPage('/docs/accounts/v3/links-to-what-moves', {
  title: 'Links to what moves',
  body: [linkBlock('There', `${OLD}#part`)],
  related: [{ _type: 'reference', _key: 'r', _ref: PAGE._id, _weak: true }],
})
const ENTRY = {
  _id: 'menu_accounts_v3_moves-away',
  _type: 'menuEntry',
  itemId: 'accounts.v3.moves-away',
  label: 'Moves away',
  className: 'item',
  to: OLD,
  position: 900,
}
const leftBy = (path: string) => `redirect${path.replaceAll('/', '_')}`
const LEFT = leftBy(OLD)
const SEVERAL = ['first', 'second'].map((name) =>
  testPage(`/docs/accounts/v3/goes-${name}`, { title: `Goes together ${name}` }),
)

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

test.describe.configure({ timeout: 600_000 })

test('B8 O4 C1 a page that moves or goes shows what points to it, and takes that and its readers along, or not, in one transaction', async ({
  page,
  content,
}) => {
  const other = await lake.fetch<{ _id: string; path: string }>('*[_id == $id][0]{_id, path}', {
    id: 'page_docs_accounts_v3_users',
  })
  await content.remove(LEFT)
  const begin = () => content.put(PAGE, EARLIER, BLOCKING, LINKING, ENTRY)
  await begin()
  await lake.delete(`drafts.${PAGE._id}`)
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.showAllFields()

  await test.step('a writer may cancel, and may want neither redirect nor changes', async () => {
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

  await test.step('a page that moves leaves a redirect, and takes along all that names its path', async () => {
    await begin()
    await expect(studio.input('path')).toHaveValue(OLD)
    await studio.setString(PAGE._id, 'path', NEW)
    const dialog = await studio.askToPublish()
    await expect(dialog.getByLabel(`Leave a redirect from ${OLD} to ${NEW}`)).toBeChecked()
    const pointers = dialog.getByTestId('pointers')
    await expect(pointers.getByText(/^Page “Links to what moves” .*: link by address, related page$/)).toBeVisible()
    await expect(pointers.getByText('Menu “Moves away”: entry')).toBeVisible()
    await studio.publishRenamed()
    expect(await lake.fetch('*[_id == $id][0].path', { id: PAGE._id })).toBe(NEW)
    expect(await pointing()).toEqual({ link: `${NEW}#part`, entry: NEW })
    expect(await redirects()).toEqual([
      { _id: LEFT, from: OLD, to: NEW },
      { _id: EARLIER._id, from: EARLIER.from, to: NEW },
    ])
    expect(await together(PAGE._id, LEFT, LINKING._id, ENTRY._id)).toBe(1)
  })

  await test.step('a page that is deleted leads its readers and all that pointed to it to another page', async () => {
    await begin()
    await lake.delete(LEFT)
    await expect(studio.input('path')).toHaveValue(OLD)
    const dialog = await studio.askToDelete()
    await expect(dialog.getByTestId('pointers').getByText('Menu “Moves away”: entry')).toBeVisible()
    // Found by words of its title and path, in any order.
    await dialog.getByRole('combobox').fill('v3/users users')
    await page.getByRole('option').filter({ hasText: other.path }).click()
    await expect(dialog.getByRole('combobox')).toHaveValue(other.path)
    await studio.confirmRemoval('delete')
    expect(await lake.fetch('*[_id == $id]', { id: PAGE._id })).toEqual([])
    expect(await pointing()).toEqual({ link: `${other.path}#part`, entry: other.path })
    expect(await lake.fetch('*[_id == $id][0].related[0]._ref', { id: LINKING._id })).toBe(other._id)
    expect(
      await lake.fetch('*[_id in [$left, $earlier]]{_id, to} | order(_id)', { left: LEFT, earlier: EARLIER._id }),
    ).toEqual([
      { _id: LEFT, to: other.path },
      { _id: EARLIER._id, to: other.path },
    ])
  })

  await test.step('several pages are chosen in their list and deleted together', async () => {
    const ids = SEVERAL.map(({ _id }) => _id)
    for (const { path } of SEVERAL) await content.remove(leftBy(path))
    await content.put(...SEVERAL)
    await studio.go('/structure/pages;pages-accounts-v3')
    const shelf = page.getByTestId('page-shelf')
    await shelf.getByLabel('Search these pages').fill('goes together')
    await shelf.getByRole('button', { name: 'Choose' }).click()
    for (const { path } of SEVERAL) await shelf.getByRole('checkbox', { name: path }).check()
    await shelf.getByRole('button', { name: 'Delete…' }).click()
    await page.getByTestId('removal-dialog').getByRole('combobox').fill(other.path)
    await page.getByRole('option').filter({ hasText: other.path }).click()
    await studio.confirmRemoval('delete')
    expect(await lake.fetch('*[_id in $ids]', { ids })).toEqual([])
    expect(
      await lake.fetch('*[_id in $left]{from, to} | order(from)', { left: SEVERAL.map(({ path }) => leftBy(path)) }),
    ).toEqual(SEVERAL.map(({ path }) => ({ from: path, to: other.path })))
    expect(await together(...SEVERAL.map(({ path }) => leftBy(path)))).toBe(1)
    await expect(shelf.getByText('No page has these words in its title or path.')).toBeVisible()
  })
})
