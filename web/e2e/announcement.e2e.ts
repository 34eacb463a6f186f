import type { Page } from '@playwright/test'
import { openAlive } from './alive.ts'
import { type Content, expect, test } from './fixtures.ts'

const PAGE = '/docs/accounts/v3/overview'
const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })

type Fields = Partial<{
  startsAt: string
  endsAt: string
  closable: boolean
  priority: number
  placement: { scope: string; product?: string; version?: string }
}>

const announce = (content: Content, key: string, fields: Fields = {}) =>
  content.put({
    _id: `announcement-${key}`,
    _type: 'announcement',
    key,
    tone: 'info',
    closable: true,
    priority: 1000,
    placement: { scope: 'all' },
    message: [
      {
        _type: 'block',
        _key: 'b',
        style: 'normal',
        markDefs: [{ _key: 'l', _type: 'link', href: '/docs/accounts/v3/overview' }],
        children: [
          { _type: 'span', _key: 't', text: `News of ${key}. `, marks: [] },
          { _type: 'span', _key: 'a', text: 'Read on', marks: ['l'] },
        ],
      },
    ],
    ...fields,
  })

/** Loads the page until its HTML holds the announcement, shown or not. */
const untilPublished = (page: Page, key: string, path = PAGE) =>
  expect(async () => {
    await page.goto(path)
    await expect(page.locator(`[data-key="${key}"]`)).toBeAttached({ timeout: 500 })
  }).toPass()

test('I1 what is published shows in the HTML itself', async ({ page, plainPage, content }) => {
  await announce(content, 'e2e-live')
  await untilPublished(page, 'e2e-live')
  await plainPage.goto(PAGE)
  await expect(bar(plainPage)).toContainText('News of e2e-live')
})

test('I2 a dismissed bar never flashes again, and a new key shows again', async ({ page, content }) => {
  await announce(content, 'e2e-first')
  await untilPublished(page, 'e2e-first')
  await bar(page).getByRole('button', { name: 'Close this announcement' }).click()
  await expect(page.getByText('News of e2e-first')).toBeHidden()

  // Without the script of the page only what runs before the first paint can have hidden it.
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto(PAGE)
  await expect(page.getByText('News of e2e-first')).toBeHidden()
  await page.unrouteAll()

  await content.set('announcement-e2e-first', { key: 'e2e-second' })
  await untilPublished(page, 'e2e-second')
  await expect(page.getByText('News of e2e-first')).toBeVisible()
})

test('I1 it appears and disappears at its instants, with nobody doing anything', async ({ page, content }) => {
  const now = Date.now()
  await page.clock.install({ time: now })
  await announce(content, 'e2e-timed', {
    startsAt: new Date(now + 3_600_000).toISOString(),
    endsAt: new Date(now + 7_200_000).toISOString(),
  })
  await untilPublished(page, 'e2e-timed')
  const timed = page.locator('[data-key="e2e-timed"]')
  await expect(timed).toBeHidden()
  await page.clock.pauseAt(now + 3_599_000)
  await expect(timed).toBeHidden()
  await page.clock.runFor(1_000)
  await expect(timed).toBeVisible()
  await page.clock.runFor(3_599_000)
  await expect(timed).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(timed).toBeHidden()
})

test('I1 one shows at a time: the highest priority, and after its dismissal the next', async ({ page, content }) => {
  await announce(content, 'e2e-low', { priority: 1000 })
  await announce(content, 'e2e-high', { priority: 2000 })
  await untilPublished(page, 'e2e-high')
  await untilPublished(page, 'e2e-low')
  await expect(bar(page)).toHaveCount(1)
  await expect(bar(page)).toContainText('News of e2e-high')
  await bar(page).getByRole('button').click()
  await expect(bar(page)).toContainText('News of e2e-low')
})

test('I1 it shows on the pages of its version only, also after a navigation', async ({ page, content }) => {
  await announce(content, 'e2e-v3', { placement: { scope: 'version', product: 'accounts', version: 'v3' } })
  await untilPublished(page, 'e2e-v3')
  await expect(bar(page)).toContainText('News of e2e-v3')
  await page.getByRole('banner').getByRole('link', { name: /docs$/ }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('#announcements').getByText('News of e2e-v3')).toBeHidden()
})

test('I2 neither its presence nor its absence shifts anything, and jumps to a heading keep clear of it', async ({
  page,
  content,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 360, height: 700 })
  await announce(content, 'e2e-still')
  await untilPublished(page, 'e2e-still')
  await openAlive(page, 'reload')
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)

  // The bar of 60 px, the announcement as it stands, and 24 px of air.
  const covered = async () => {
    const padding = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)
    const height = (await page.locator('#announcements').boundingBox())?.height ?? 0
    return Number.parseFloat(padding) - height
  }
  expect((await bar(page).boundingBox())?.height).toBeGreaterThan(30)
  expect(await covered()).toBe(84)

  // Between the phone and the desktop the open menu begins below the bar, wherever the announcement has moved that.
  await page.setViewportSize({ width: 900, height: 700 })
  await page.locator('header').getByRole('button', { name: 'Menu', exact: true }).click()
  const products = page.getByRole('navigation', { name: 'Products' }).filter({ visible: true })
  const top = async () => (await products.boundingBox())?.y ?? 0
  const below = async () => {
    const header = await page.locator('header').boundingBox()
    return header ? header.y + header.height : Number.NaN
  }
  expect(await top()).toBeGreaterThanOrEqual(await below())
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1280, height: 700 })
  await expect.poll(covered).toBe(84)
  await bar(page).getByRole('button').click()
  await expect.poll(covered).toBe(84)

  // Dismissed, it takes no room in the first frame already.
  await openAlive(page, 'reload')
  await expect(page.getByText('News of e2e-still')).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
})

test('I1 one that may not be closed has no button', async ({ page, content }) => {
  await announce(content, 'e2e-fixed', { closable: false })
  await untilPublished(page, 'e2e-fixed')
  await expect(bar(page)).toContainText('News of e2e-fixed')
  await expect(bar(page).getByRole('button')).toHaveCount(0)
})

test('H1 I1 the home page lists the announcements of this moment, the newest first', async ({ page, content }) => {
  const now = Date.now()
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
  await page.clock.install({ time: now })
  await announce(content, 'e2e-older', { startsAt: at(-2), priority: 900 })
  await announce(content, 'e2e-newer', { startsAt: at(-1), endsAt: at(2), priority: 1 })
  await announce(content, 'e2e-coming', { startsAt: at(1) })
  await untilPublished(page, 'e2e-coming', '/')
  await untilPublished(page, 'e2e-newer', '/')
  const news = page.getByRole('region', { name: 'Latest announcements' }).getByRole('listitem')
  await expect(news.nth(0)).toContainText('News of e2e-newer')
  await expect(news.nth(1)).toContainText('News of e2e-older')
  await expect(news.filter({ hasText: 'e2e-coming' })).toHaveCount(0)
  await page.clock.fastForward('01:00:01')
  await expect(news.nth(0)).toContainText('News of e2e-coming')
  await page.clock.fastForward('01:00:00')
  await expect(news.filter({ hasText: 'e2e-newer' })).toHaveCount(0)
})
