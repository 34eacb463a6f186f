import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const PAGE = '/docs/accounts/v3/users'
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name, exact: true })
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test('F3 a navigation goes to the top, from 20 px down as from the end, and back restores the place', async ({
  page,
}) => {
  await page.goto(PAGE)
  await page.evaluate(() => window.scrollTo(0, 20))
  await menuLink(page, 'Webhooks').click()
  await expect(page).toHaveURL('/docs/accounts/v3/webhooks')
  await expect.poll(() => scrollY(page)).toBe(0)

  await page.evaluate(() => window.scrollTo(0, 400))
  await menuLink(page, 'Users').hover()
  const left = await scrollY(page)
  expect(left).toBeGreaterThan(300)
  await menuLink(page, 'Users').click()
  await expect(page).toHaveURL(PAGE)
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/docs/accounts/v3/webhooks')
  await expect.poll(() => scrollY(page)).toBe(left)
})

test('F3 the hash of the first page load does not stick to later links to that page', async ({ page }) => {
  await page.goto(`${PAGE}#somewhere`)
  await menuLink(page, 'Webhooks').click()
  await expect(page).toHaveURL('/docs/accounts/v3/webhooks')
  await menuLink(page, 'Users').click()
  await expect(page).toHaveURL(PAGE)
  await expect.poll(() => scrollY(page)).toBe(0)
})

test('F3 back from another page leads to the old page at its hash', async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  const section = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1)
  const id = (await section.getAttribute('href'))?.slice(1) ?? ''
  await section.click()
  await expect(page).toHaveURL(`${PAGE}#${id}`)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await menuLink(page, 'Webhooks').click()
  await expect(page).toHaveURL('/docs/accounts/v3/webhooks')
  await page.goBack()
  await expect(page).toHaveURL(`${PAGE}#${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})

test('F3 moving the focus through the sticky bar and the menu does not move the page', async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    window.scrollTo(0, 400)
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  })
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab')
    expect(await scrollY(page), `after ${step + 1} steps`).toBe(400)
  }
})

test('F3 on a page with a hash, its own menu entry leads to the top', async ({ page }) => {
  await page.goto(`${PAGE}#nowhere`)
  await page.evaluate(() => window.scrollTo(0, 400))
  await menuLink(page, 'Users').click()
  await expect(page).toHaveURL(PAGE)
  await expect.poll(() => scrollY(page)).toBe(0)
})

test('L1 a bar shows once a page has been loading for 200 ms, and goes when it is there', async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  const { promise: held, resolve: release } = Promise.withResolvers<null>()
  await page.route(/_rsc=/, async (route) => {
    await held
    await route.continue()
  })
  const bar = page.getByRole('progressbar', { name: 'Loading the page' })
  await menuLink(page, 'Transactions').click()
  await expect(bar).toBeVisible()
  release(null)
  await expect(page).toHaveURL(/transactions$/)
  await expect(bar).toHaveCount(0)
})

/** Opens the page and keeps the paths of what its router asks for. */
async function prefetches(page: Page): Promise<string[]> {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('_rsc=')) seen.push(new URL(request.url()).pathname)
  })
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  return seen
}

test.describe('prefetching', () => {
  test('L4 nothing is prefetched for being visible; a link that is pointed at is', async ({ page }) => {
    const seen = await prefetches(page)
    expect(seen).toEqual([])
    await menuLink(page, 'Webhooks').hover()
    await expect.poll(() => new Set(seen)).toEqual(new Set(['/docs/accounts/v3/webhooks']))
  })

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    test(`L4 with ${JSON.stringify(connection)} nothing is, not even on hover`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true })
      }, connection)
      await page.clock.install()
      const seen = await prefetches(page)
      await menuLink(page, 'Webhooks').hover()
      await page.clock.runFor(1000)
      await menuLink(page, 'Transactions').focus()
      await page.clock.runFor(1000)
      // A request of our own comes after any that the router began.
      await page.evaluate(() => fetch('/icon.svg'))
      expect(seen).toEqual([])
    })
  }
})
