import type { Page } from '@playwright/test'
import { openAlive, openWithoutScripts } from './alive.ts'
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
  await openAlive(page, PAGE)
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
  await openAlive(page, PAGE)
  await page.evaluate(() => {
    window.scrollTo(0, 400)
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  })
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab')
    expect(await scrollY(page), `after ${step + 1} steps`).toBe(400)
  }
})

test('F3 on a page with a hash, its own menu entry leads to the top; the same heading is reached each time', async ({
  page,
}) => {
  await openAlive(page, `${PAGE}#nowhere`)
  await page.evaluate(() => window.scrollTo(0, 400))
  await menuLink(page, 'Users').click()
  await expect(page).toHaveURL(PAGE)
  await expect.poll(() => scrollY(page)).toBe(0)

  const section = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2)
  await section.click()
  await expect.poll(() => scrollY(page)).toBeGreaterThan(100)
  const place = await scrollY(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await section.click()
  await expect.poll(() => scrollY(page)).toBe(place)
})

test('L1 a bar shows once a page has been loading for 200 ms, not before, and never stays', async ({
  page,
  content,
}) => {
  await content.put({
    _id: 'redirect-e2e-progress',
    _type: 'redirect',
    from: '/docs/accounts/v3/e2e-left',
    to: PAGE,
    permanent: false,
  })
  await page.clock.install()
  await openAlive(page, PAGE)
  const bar = page.getByRole('progressbar', { name: 'Loading the page' })
  const hold = async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<null>()
    await page.route(/_rsc=/, async (route) => {
      await held
      await route.continue()
    })
    return async () => {
      release(null)
      await page.unrouteAll({ behavior: 'wait' })
    }
  }

  let release = await hold()
  await page.clock.pauseAt(Date.now() + 60_000)
  await menuLink(page, 'Transactions').click()
  await page.clock.runFor(199)
  await expect(bar).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(bar).toBeVisible()
  await page.clock.resume()
  await release()
  await expect(page).toHaveURL(/transactions$/)
  await expect(bar).toHaveCount(0)

  // Another link before the first has answered, and an answer that comes as the bar does.
  release = await hold()
  await menuLink(page, 'Users').click()
  await menuLink(page, 'Webhooks').click()
  await expect(bar).toBeVisible()
  await release()
  await expect(page).toHaveURL(/webhooks$/)
  await expect(bar).toHaveCount(0)

  // A heading of the page is no navigation.
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/webhooks#/)
  await expect(bar).toHaveCount(0)

  // A link that is redirected to the page the reader came from.
  await menuLink(page, 'Users').click()
  await expect(page).toHaveURL(PAGE)
  await expect
    .poll(async () => (await page.request.get('/docs/accounts/v3/e2e-left', { maxRedirects: 0 })).status())
    .toBe(307)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/docs/accounts/v3/e2e-left', textContent: 'Left' })
    document.querySelector('article')?.prepend(link)
  })
  const answered = page.waitForResponse(/users/)
  await page.getByRole('link', { name: 'Left', exact: true }).click()
  await answered
  await expect(page).toHaveURL(PAGE)
  await page.clock.runFor(1000)
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

  test('L4 a link that is pointed at before the scripts come is prefetched when they have', async ({ page }) => {
    const { release } = await openWithoutScripts(page, PAGE)
    await menuLink(page, 'Webhooks').hover()
    const prefetched = page.waitForRequest(/webhooks\?_rsc=/)
    await release()
    await prefetched
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

test('P2 what lies below the first window is laid out last, unless a reader comes back or to a heading', async ({
  page,
}) => {
  const path = '/docs/accounts/v3/webhooks'
  const heading = 'article > div > h2:last-of-type'
  await page.addInitScript((selector) => {
    addEventListener('DOMContentLoaded', () => {
      for (const one of document.querySelectorAll(selector))
        Object.assign(window, { arrived: getComputedStyle(one).contentVisibility })
    })
  }, heading)
  const arrived = () => page.evaluate(() => Reflect.get(window, 'arrived'))
  const now = () => page.locator(heading).evaluate((one) => getComputedStyle(one).contentVisibility)
  await page.goto(path)
  expect(await arrived()).toBe('auto')
  await expect.poll(now).toBe('visible')

  await page.evaluate(() => window.scrollTo(0, 2000))
  await page.reload()
  expect(await arrived()).toBe('visible')
  await expect.poll(() => scrollY(page)).toBe(2000)

  await page.goto('about:blank')
  await page.goto(`${path}#what-can-go-wrong`)
  expect(await arrived()).toBe('visible')
})
