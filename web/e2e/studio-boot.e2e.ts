import { test } from './fixtures.ts'
import { lake, stack } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'

test.describe.configure({ timeout: 240_000 })
test.beforeEach(({ context }) => context.setDefaultTimeout(90_000))

test('C4 the Studio opens signed in, with no login page', async ({ page }) => {
  await new StudioPage(page).open()
  await expect(page.getByTestId('user-menu').or(page.locator('#user-menu'))).toBeVisible()
  const cookies = await page.context().cookies(stack.lakeUrl)
  expect(cookies.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite }))).toEqual([
    { httpOnly: true, sameSite: 'Strict' },
  ])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual([])
})

test('D7 nothing that the Studio is made of comes from another host', async ({ page }) => {
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(new URL(response.url()).hostname))
  await new StudioPage(page).open()
  expect([...new Set(loaded)].toSorted()).toEqual(['embedded.localhost', 'localhost'])
})

test('C4 the address by number leads to the one by name', async () => {
  const byNumber = stack.studioUrl.replace('localhost', '127.0.0.1')
  const response = await fetch(`${byNumber}/structure`, { redirect: 'manual' })
  expect(response.headers.get('location')).toBe(`${stack.studioUrl}/structure`)
})

test('B4 site settings are one document, which can be published and nothing else', async ({ page }) => {
  const studio = new StudioPage(page)
  await studio.open()
  await page.getByTestId('structure-tool-list-pane').getByText('Site settings', { exact: true }).click()
  await expect(studio.input('brandName')).toBeVisible()
  await expect(page.getByTestId('action-publish')).toBeVisible()
  await expect(page.getByTestId('pane-footer').getByTestId('action-menu-button')).toHaveCount(0)
  await page.getByTestId('new-document-button').click()
  await expect(page.getByTestId('create-new-page')).toBeVisible()
  await expect(page.getByTestId('create-new-siteSettings')).toHaveCount(0)
})

test('B1 pages are listed by product and version, and found by search', async ({ page, content }) => {
  await content.put({
    _id: 'page_docs_payments_listed-and-found',
    _type: 'page',
    title: 'Xylophone settlement',
    path: '/docs/payments/listed-and-found',
    product: 'payments',
    description: 'A page that the end-to-end tests list and find in the Studio.',
  })
  const studio = new StudioPage(page)
  await studio.open()
  await page.getByTestId('structure-tool-list-pane').getByText('Pages', { exact: true }).click()
  await page.getByTestId('pane-item-Payments').click()
  const list = page.getByTestId('document-list-pane')
  await expect(list.getByText('Xylophone settlement')).toBeVisible()
  const others = list.getByRole('link').filter({ hasNotText: 'Xylophone settlement' })
  await expect(others.first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Search list' }).fill('xyloph')
  await expect(others).toHaveCount(0)
  await expect(list.getByText('Xylophone settlement')).toBeVisible()

  await page.getByTestId('studio-search').click()
  await page.keyboard.type('xylophone')
  await expect(page.getByTestId('search-results').getByText('Xylophone settlement')).toBeVisible()
})

test('B3 an announcement is written and published', async ({ page, content }) => {
  const studio = new StudioPage(page)
  const id = await studio.createDocument('announcement')
  await content.remove(id)
  await studio.setString(id, 'key', 'written-in-the-studio')
  await studio.typeAtEnd(id, 'message', 'Version 3 is here')
  await studio.publish()
  expect(await lake.fetch('*[_id == $id][0]{key, tone, closable, priority, placement}', { id })).toEqual({
    key: 'written-in-the-studio',
    tone: 'info',
    closable: true,
    priority: 0,
    placement: { scope: 'all' },
  })
})
