import { openWithoutScripts } from './alive.ts'
import { expect, test } from './fixtures.ts'

const GUIDE = '/docs/accounts/v3/overview'

test.describe('desktop', () => {
  test.use({ viewport: { width: 996, height: 800 } })

  test('D1 from 996 px on the bar shows logo, the three products and Contact', async ({ page }) => {
    await page.goto(GUIDE)
    const bar = page.getByRole('banner')
    const products = bar.getByRole('navigation', { name: 'Products' })
    await expect(products.getByRole('button')).toHaveText(['Accounts', 'Payments', 'Insights'])
    await expect(bar.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /^https:\/\/.+/)
    await expect(bar.getByRole('button', { name: 'Menu' })).toBeHidden()
    await bar.getByRole('link', { name: /docs$/ }).click()
    await expect(page).toHaveURL('/')
  })

  test('D1 Accounts offers API V2, marked DEPRECATED, and API V3', async ({ page }) => {
    await page.goto(GUIDE)
    const button = page.getByRole('banner').getByRole('button', { name: 'Accounts' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const panel = page.locator('#products-accounts')
    await expect(panel.getByText('API V3')).toBeVisible()
    await expect(panel.locator('p', { hasText: 'API V2' }).getByText('DEPRECATED')).toBeVisible()
  })

  test('D6 Escape closes a drop-down and gives the focus back; a click outside and leaving by Tab close it', async ({
    page,
  }) => {
    await page.goto(GUIDE)
    const button = page.getByRole('banner').getByRole('button', { name: 'Accounts' })
    const panel = page.locator('#products-accounts')

    await button.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Space')
    await expect(panel).toBeVisible()
    await page.locator('main').click({ position: { x: 400, y: 500 } })
    await expect(panel).toBeHidden()

    await button.click()
    await expect(panel).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Payments' }).focus()
    await expect(panel).toBeHidden()
  })

  test('D1 one drop-down shows at a time, and following a link closes it', async ({ page }) => {
    // Both are pressed before the scripts are there, which answer them at once.
    const { release } = await openWithoutScripts(page, GUIDE)
    const bar = page.getByRole('banner')
    await bar.getByRole('button', { name: 'Accounts' }).click()
    await bar.getByRole('button', { name: 'Payments' }).click()
    await release()
    await expect(page.locator('#products-payments')).toBeVisible()
    await expect(page.locator('#products-accounts')).toBeHidden()
    await bar.getByRole('button', { name: 'Accounts' }).click()
    await expect(page.locator('#products-payments')).toBeHidden()
    await bar.getByRole('button', { name: 'Payments' }).click()
    await page.locator('#products-payments').getByRole('link').first().click()
    await expect(page).toHaveURL(/payments/)
    await expect(page.locator('#products-payments')).toBeHidden()
    await expect(bar.getByRole('button', { name: 'Payments' })).toHaveAttribute('data-here')
  })

  test('D1 the bar stays at the top while the page scrolls', async ({ page }) => {
    await page.goto(GUIDE)
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0)
  })
})

test.describe('below 996 px', () => {
  test.use({ viewport: { width: 995, height: 800 } })

  test('D1 the bar is the mobile one: a menu button, and the products in three lists under it', async ({ page }) => {
    await page.goto(GUIDE)
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('navigation')).toBeHidden()
    const button = bar.getByRole('button', { name: 'Menu' })
    await button.click()
    const products = page.getByRole('navigation', { name: 'Products' })
    await expect(products.getByRole('link', { name: 'Contact support' })).toBeVisible()
    await expect(products.getByText('API V3')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(products).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test('D5 the page is light and English, whatever the system prefers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ colorScheme: 'dark', locale: 'fr-FR', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(GUIDE)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  const look = await page.evaluate(() => {
    const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement)
    return { colorScheme, backgroundColor }
  })
  expect(look).toEqual({ colorScheme: 'light', backgroundColor: 'rgb(252, 253, 252)' })
  await context.close()
})
