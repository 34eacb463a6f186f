import { devices } from '@playwright/test'
import { stack } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'
import { test } from './studio-test.ts'

test.describe.configure({ timeout: 600_000 })

test('C4 D7 B4 B1 O1 the Studio opens signed in and from its own hosts, with settings that exist once and pages that are listed as the menu lists them and found by search', async ({
  browser,
  content,
}) => {
  // A browser that has never seen the Studio.
  const context = await browser.newContext(devices['Desktop Chrome'])
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  await content.put({
    _id: 'page_docs_payments_listed-and-found',
    _type: 'page',
    title: 'Xylophone settlement',
    path: '/docs/payments/listed-and-found',
    product: 'payments',
    description: 'A page that the end-to-end tests list and find in the Studio.',
  })
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(new URL(response.url()).hostname))
  const studio = new StudioPage(page)

  await test.step('it is signed in, and nothing that it is made of comes from another host', async () => {
    await studio.open()
    await expect(page.getByTestId('user-menu').or(page.locator('#user-menu'))).toBeVisible()
    const cookies = await page.context().cookies(stack.lakeUrl)
    expect(cookies.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite }))).toEqual([
      { httpOnly: true, sameSite: 'Strict' },
    ])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual([])
    expect([...new Set(loaded)].toSorted()).toEqual(['embedded.localhost', 'localhost'])
  })

  const desk = page.getByTestId('structure-tool-list-pane')
  await test.step('site settings are one document, which can be published and nothing else', async () => {
    await desk.getByText('Site settings', { exact: true }).click()
    await expect(studio.input('brandName')).toBeVisible()
    await expect(page.getByTestId('action-publish')).toBeVisible()
    await expect(page.getByTestId('pane-footer').getByTestId('action-menu-button')).toHaveCount(0)
    await page.getByTestId('new-document-button').click()
    await expect(page.getByTestId('create-new-page')).toBeVisible()
    await expect(page.getByTestId('create-new-siteSettings')).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('pages stand in the order of the menu, those outside of it last, and are found by search', async () => {
    await desk.getByText('Pages', { exact: true }).click()
    await page.getByTestId('pane-item-Payments').click()
    const shelf = page.getByTestId('page-shelf')
    await expect(shelf.getByRole('link').filter({ hasText: '/docs/payments/' })).toContainText([
      'Direct Payment API quickstart',
      'Xylophone settlement',
    ])
    await expect(shelf.getByText('Not in the menu')).toBeVisible()
    await shelf.getByLabel('Search these pages').fill('xyloph')
    const hits = shelf.getByRole('link').filter({ hasText: '/docs/' })
    await expect(hits).toHaveCount(1)
    await hits.click()
    await expect(studio.input('title')).toHaveValue('Xylophone settlement')

    // A page that is in no menu gets an entry, filled in, which is not stored before somebody edits it.
    await studio.fromMenu('Menu entry')
    await expect(studio.input('itemId')).toHaveValue('payments.listed-and-found')
    await expect(studio.input('to')).toHaveValue('/docs/payments/listed-and-found')
    await page.goBack()
    await expect(studio.input('title')).toHaveValue('Xylophone settlement')

    await shelf.getByRole('link', { name: 'New page' }).click()
    await expect(studio.field('title').getByRole('textbox')).toHaveValue('')
    await expect(page).toHaveURL(/template%3Dpage-of-product%2C/)

    await page.getByTestId('studio-search').click()
    // What is typed before the search has the focus would be lost.
    await page.locator('input:focus').fill('xylophone')
    await expect(page.getByTestId('search-results').getByText('Xylophone settlement')).toBeVisible()
  })
  await context.close()
})

test('C4 the address by number leads to the one by name', async () => {
  const byNumber = stack.studioUrl.replace('localhost', '127.0.0.1')
  const response = await fetch(`${byNumber}/structure`, { redirect: 'manual' })
  expect(response.headers.get('location')).toBe(`${stack.studioUrl}/structure`)
})
