import type { Locator, Page } from '@playwright/test'
import { openAlive, openWithoutScripts } from './alive.ts'
import { expect, test } from './fixtures.ts'

const PAGE = '/docs/accounts/v3/widgets-usage-description'
const menu = (page: Page) => page.getByRole('navigation', { name: 'Documentation' })
const top = async (part: Locator) => (await part.boundingBox())?.y
const group = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })

test('E8 the HTML itself selects the entry, expands its ancestors and holds plain links', async ({ plainPage }) => {
  await plainPage.goto(PAGE)
  const current = menu(plainPage).locator('[aria-current="page"]')
  await expect(current).toHaveText(['Using a widget'])
  await expect(group(plainPage, 'Widgets')).toHaveAttribute('aria-expanded', 'true')
  await expect(group(plainPage, 'Connections')).toHaveAttribute('aria-expanded', 'false')
  await menu(plainPage).getByRole('link', { name: 'Handling redirections' }).click()
  await expect(plainPage).toHaveURL('/docs/accounts/v3/widgets-handling-redirections')
})

test('E8 nothing moves and nothing changes when the script arrives', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openAlive(page, PAGE)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
})

test('E8 a menu that the reader has moved stays there when the script arrives', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const { release } = await openWithoutScripts(page, '/docs/accounts/v2/accounts-tools-event-js')
  await menu(page).evaluate((element) => element.scrollTo({ top: 0 }))
  await release()
  expect(await menu(page).evaluate((element) => element.scrollTop)).toBe(0)
})

test('E3 a parent that is clicked before the script arrives opens with it', async ({ page }) => {
  const { release } = await openWithoutScripts(page, PAGE)
  await group(page, 'Connections').click()
  await expect(group(page, 'Connections')).toHaveAttribute('aria-expanded', 'false')
  await release()
  await expect(group(page, 'Connections')).toHaveAttribute('aria-expanded', 'true')
})

test('E1 badges stand beside their labels', async ({ page }) => {
  await page.goto(PAGE)
  await expect(menu(page).getByRole('button', { name: /^API V3/ })).toContainText('NEW')
  await expect(menu(page).getByRole('button', { name: /^API V2/ })).toContainText('DEPRECATED')
})

test('E2 titles are neither clickable nor focusable', async ({ page }) => {
  await page.goto(PAGE)
  const title = menu(page).getByText('Connect your users', { exact: true })
  await expect(title).toBeVisible()
  expect(await title.evaluate((element) => element.closest('a, button, [tabindex]'))).toBeNull()
})

test('E3 clicking a parent toggles its list and nothing else; groups side by side stay open', async ({ page }) => {
  await page.goto(PAGE)
  await group(page, 'Connections').click()
  await expect(group(page, 'Connections')).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page).getByRole('link', { name: 'Consent' })).toBeVisible()
  await expect(group(page, 'Widgets')).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(PAGE)
  await group(page, 'Connections').click()
  await expect(menu(page).getByRole('link', { name: 'Consent' })).toBeHidden()
})

test('E5 the reader may close the group of the current page; a new path opens its own and closes the others', async ({
  page,
}) => {
  await page.goto(PAGE)
  await group(page, 'Widgets').click()
  await expect(group(page, 'Widgets')).toHaveAttribute('aria-expanded', 'false')
  await group(page, 'Connections').click()
  await menu(page).getByRole('link', { name: 'Consent' }).click()
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText(['Consent'])
  await expect(group(page, 'Connections')).toHaveAttribute('aria-expanded', 'true')
  await menu(page).getByRole('link', { name: 'Users', exact: true }).click()
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText(['Users'])
  await expect(group(page, 'Connections')).toHaveAttribute('aria-expanded', 'false')
})

test('E4 nothing is selected at the root', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#side-menu [aria-current]')).toHaveCount(0)
})

test('E7 a level is indented by exactly 12 px on the desktop and by nothing on mobile', async ({ page }) => {
  const left = (name: string) =>
    menu(page)
      .locator('li > :is(a, button)', { hasText: name })
      .first()
      .evaluate((element) => element.getBoundingClientRect().left)
  const levels = async () => {
    const [product = 0, version = 0, item = 0, subItem = 0] = [
      await left('Accounts'),
      await left('API V3'),
      await left('Widgets'),
      await left('Using a widget'),
    ]
    return [version - product, item - version, subItem - item]
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(PAGE)
  expect(await levels()).toEqual([12, 12, 12])
  await page.setViewportSize({ width: 768, height: 900 })
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(menu(page)).toBeVisible()
  expect(await levels()).toEqual([0, 0, 0])
})

test('E8 the selected entry of a long menu is in view, and the page itself has not moved', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/docs/accounts/v2/accounts-tools-event-js')
  const current = menu(page).locator('[aria-current="page"]')
  await expect(current).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  // The name of the version stays at the very top of the menu: no entry shows above it.
  expect(await top(menu(page).getByRole('button', { name: /^API V2/ }))).toBe(await top(menu(page)))

  // A page without the menu in between takes nothing from it.
  await page
    .locator('header')
    .getByRole('link', { name: /Passerelle/ })
    .click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(current).toBeInViewport({ ratio: 1 })
})

for (const width of [769, 995, 996]) {
  test(`E6 at ${width} px the side menu stands in the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(PAGE)
    await expect(menu(page)).toBeVisible()
  })
}

for (const width of [767, 768]) {
  test(`E6 at ${width} px the side menu is part of the mobile menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(PAGE)
    await expect(page.locator('#side-menu')).toBeHidden()
  })
}

test('E9 an entry whose parent is missing shows at its nearest ancestor', async ({ page, content }) => {
  await content.put({
    _id: 'menu_test-orphan',
    _type: 'menuEntry',
    itemId: 'payments.missing.orphan',
    label: 'Orphan',
    to: '/docs/payments/direct-payment-api-quickstart',
    className: 'sub-item',
    position: 1,
  })
  await expect(async () => {
    await page.goto('/docs/payments/direct-payment-api-quickstart')
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText(['Orphan', 'Quickstart'], { timeout: 500 })
  }).toPass()
})
