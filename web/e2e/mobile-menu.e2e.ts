import type { Page } from '@playwright/test'
import { openAlive } from './alive.ts'
import { expect, test } from './fixtures.ts'

const PAGE = '/docs/accounts/v3/widgets-usage-description'
const button = (page: Page) =>
  page.locator('header').getByRole('button', { name: 'Menu', exact: true, includeHidden: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const container = (page: Page) => dialog(page).getByRole('button', { name: 'Documentation menu' })

/** Resizes the window and waits until the page has been told. */
async function resize(page: Page, width: number): Promise<void> {
  // Listening first: the browser may resize the page before it runs a script that was sent earlier.
  const resized = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    window.addEventListener('resize', () => resolve(), { once: true })
    return { promise }
  })
  await page.setViewportSize({ width, height: 700 })
  await resized.evaluate(({ promise }) => promise)
}

test.use({ viewport: { width: 600, height: 800 } })

test('E6 the button opens and shuts the menu by Enter, Space and Escape, and says so', async ({ page }) => {
  await page.goto(PAGE)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Space')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
})

test('D6 the open menu is a dialog: the page behind is inert and the focus stays inside', async ({ page }) => {
  await page.goto(PAGE)
  await button(page).click()
  await expect(dialog(page)).toHaveAttribute('aria-modal', 'true')
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  await expect(page.locator('footer')).toHaveJSProperty('inert', true)
  const seen = new Set<string>()
  for (let step = 0; step < 100; step += 1) {
    await page.keyboard.press(step % 7 === 6 ? 'Shift+Tab' : 'Tab')
    const where = await page.evaluate(() => {
      const focused = document.activeElement
      return focused?.closest('[role=dialog]') ? (focused.textContent ?? '') : `outside: ${focused?.tagName}`
    })
    seen.add(where)
  }
  expect([...seen].filter((where) => where.startsWith('outside'))).toEqual([])
  expect(seen.size).toBeGreaterThan(20)
  await page.keyboard.press('Escape')
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
})

test('E6 the whole menu is under one item, open while the mobile menu is, with the current entry in view', async ({
  page,
}) => {
  await page.goto(PAGE)
  await button(page).click()
  await expect(container(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(dialog(page).getByRole('link', { name: 'Using a widget' })).toBeInViewport()
  await container(page).click()
  await expect(dialog(page).getByRole('link', { name: 'Using a widget' })).toBeHidden()
  await page.keyboard.press('Escape')
  await button(page).click()
  await expect(container(page)).toHaveAttribute('aria-expanded', 'true')
})

test('E6 opening it expands the ancestors of the current entry again', async ({ page }) => {
  await page.goto(PAGE)
  await button(page).click()
  const widgets = dialog(page).getByRole('button', { name: 'Widgets', exact: true })
  await widgets.click()
  await expect(widgets).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await button(page).click()
  await expect(widgets).toHaveAttribute('aria-expanded', 'true')
})

test('E3 a leaf navigates and closes the menu; a parent does neither', async ({ page }) => {
  await page.goto(PAGE)
  await button(page).click()
  await dialog(page).getByRole('button', { name: 'Widgets', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page).toHaveURL('/docs/accounts/v3/users')
  await expect(dialog(page)).toBeHidden()
})

test('E6 at exactly 768 px the menu opens and stays; a resize above 767 px hides it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto(PAGE)
  await button(page).click()
  await expect(dialog(page)).toBeVisible()
  await resize(page, 768)
  await expect(dialog(page)).toBeVisible()
  await resize(page, 767)
  await expect(dialog(page)).toBeVisible()
  // At once, within the 100 ms in which the page does not look.
  await resize(page, 768)
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
})

test('E6 the width is looked at again at most every 100 ms, and the last resize is never lost', async ({ page }) => {
  await page.clock.install()
  await openAlive(page, PAGE)
  await button(page).click()
  await page.clock.pauseAt(Date.now() + 60_000)
  await resize(page, 620)
  await resize(page, 900)
  // The first resize was looked at, the second waits.
  await page.clock.runFor(99)
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(1)
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
})

test('D1 the products are lists that open one at a time', async ({ page }) => {
  await page.goto(PAGE)
  await button(page).click()
  const products = dialog(page).getByRole('navigation', { name: 'Products' })
  await products.getByRole('button', { name: 'Accounts' }).click()
  await expect(products.getByText('DEPRECATED')).toBeVisible()
  await products.getByRole('button', { name: 'Payments' }).click()
  await expect(products.getByText('DEPRECATED')).toBeHidden()
  await expect(dialog(page).getByRole('link', { name: 'Contact support' })).toBeAttached()
})
