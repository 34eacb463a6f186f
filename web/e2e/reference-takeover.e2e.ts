import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const REFERENCE = '/accounts/v3/reference-accounts-api'
const PAGES = [
  `${REFERENCE}#tag/users/POST/v3/users`,
  `${REFERENCE}/users/create-user`,
  `${REFERENCE}/users#tag/users/GET/v3/users/{id}`,
] as const

test.describe.configure({ timeout: 240_000 })

/** Everything a reader could see move, and everything that says that Scalar's own rendering differs. */
async function watch(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return complaints
}

const state = (page: Page) =>
  page.evaluate(() => {
    const marked = document.querySelectorAll('#reference section[data-before]')
    return {
      shift: Reflect.get(window, 'shift'),
      top: window.scrollY,
      hash: window.location.hash,
      sections: marked.length,
    }
  })

for (const path of PAGES)
  test(`P5 Scalar takes over ${path} when a request is to be tried: no mismatch, nothing moves`, async ({ page }) => {
    const complaints = await watch(page)
    await page.goto(path)
    const button = page.locator('#reference .show-api-client-button:visible').first()
    await button.scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      for (const section of document.querySelectorAll('#reference section')) section.setAttribute('data-before', '')
    })
    const before = await state(page)
    await button.click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /send/i }).first()).toBeVisible({
      timeout: 120_000,
    })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await state(page)).toEqual({ ...before, shift: expect.closeTo(before.shift, 2) })
    expect(complaints).toEqual([])
  })

test('G4 a request is tried with the sandbox’s credentials, and the sandbox of the portal answers it', async ({
  page,
}) => {
  await page.goto('/insights/reference-insights-api/budget/list-categories')
  await page.locator('#reference .show-api-client-button:visible').first().click()
  const dialog = page.getByRole('dialog')
  const token = page.waitForResponse((response) => response.url().endsWith('/sandbox/insights/token'))
  await dialog.getByRole('button', { name: 'Authorize' }).first().click({ timeout: 120_000 })
  expect((await token).status()).toBe(200)
  // The answer with the token is still being read.
  await expect(async () => {
    const answer = page.waitForResponse((response) => response.url().includes('/sandbox/insights/categories'), {
      timeout: 15_000,
    })
    await dialog.getByRole('button', { name: /send/i }).first().click()
    expect((await answer).status()).toBe(200)
  }).toPass({ timeout: 90_000 })
})

test('P5 nothing of Scalar’s script is loaded before a reader wants it, not to copy a request either, nor where bytes are paid for', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  let scripts = 0
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts += (await response.body()).byteLength
  })
  await page.goto(`${REFERENCE}/users/create-user`, { waitUntil: 'networkidle' })
  await page.locator('#reference').getByRole('button', { name: 'Copy cURL code' }).first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl /)
  expect(scripts).toBeGreaterThan(0)
  // Asked for after the page did: what it does when idle is done.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0)
  // Next and React are half a megabyte, uncompressed; Scalar is four more.
  expect(scripts).toBeLessThan(1_000_000)
})
