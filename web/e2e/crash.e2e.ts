import type { Page } from '@playwright/test'
import { openAlive } from './alive.ts'
import { expect, test } from './fixtures.ts'

const PAGE = '/docs/accounts/v3/users'
const DEMO = '/accounts/v3/quickstart-demo'

/** Breaks something that a part of the page needs when it starts, until `mend` is called. */
async function breakBrowser(page: Page, what: 'touchmove' | 'ResizeObserver') {
  await page.addInitScript((broken) => {
    const error = new Error('A broken browser')
    const { addEventListener, ResizeObserver } = window
    Object.assign(window, {
      mend: () => Object.assign(window, { addEventListener, ResizeObserver }),
      ...(broken === 'ResizeObserver' && {
        ResizeObserver: class extends ResizeObserver {
          override observe() {
            throw error
          }
        },
      }),
      ...(broken === 'touchmove' && {
        addEventListener: (...args: Parameters<typeof addEventListener>) => {
          if (args[0] === broken) throw error
          addEventListener.apply(window, args)
        },
      }),
    })
  }, what)
  return () => page.evaluate(() => Reflect.get(window, 'mend')())
}

for (const [what, broken] of [
  ['page', 'touchmove'],
  ['shell around every page', 'ResizeObserver'],
] as const)
  test(`L3 a crash of the ${what} shows its message and no stack, and "Try again" brings it back`, async ({ page }) => {
    const mend = await breakBrowser(page, broken)
    await page.goto(PAGE)
    const notice = page.getByRole('alert').filter({ hasText: 'This page crashed' })
    await expect(notice).toContainText('A broken browser')
    await expect(notice).not.toContainText(/\.js:\d+|\bat \w+ \(/)
    // A crash of a page leaves the shell.
    await expect(page.getByRole('banner')).toHaveCount(what === 'page' ? 1 : 0)
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
    await expect(page.getByRole('banner')).toBeVisible()
  })

/** Counts the documents that the browser loads from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return () => documents
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name, exact: true })

test('L2 a route that does not load is loaded as a document, once', async ({ page }) => {
  await openAlive(page, PAGE)
  const documents = countDocuments(page)
  await page.route(/_rsc=/, (route) => route.abort())
  await menuLink(page, 'Webhooks').click()
  await expect(page).toHaveURL('/docs/accounts/v3/webhooks')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks')
  expect(documents()).toBe(1)
})

test('L2 a page whose scripts are gone, as after a deploy, is loaded anew once, and not again if they stay gone', async ({
  page,
}) => {
  await openAlive(page, PAGE)
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const documents = countDocuments(page)
  const refused: string[] = []
  await page.route('**/_next/static/**/*.js*', async (route) => {
    const url = route.request().url()
    if (known.includes(url)) return route.continue()
    refused.push(url)
    return route.abort()
  })
  const anew = page.waitForEvent('load')
  await menuLink(page, 'Live demo').click()
  await anew
  await expect(page).toHaveURL(DEMO)
  await page.waitForLoadState('networkidle')
  expect(refused.length).toBeGreaterThan(0)
  expect(documents()).toBe(1)

  await page.unroute('**/_next/static/**/*.js*')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Run the call' })).toBeEnabled()
})
