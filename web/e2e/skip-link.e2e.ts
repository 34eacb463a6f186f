import { expect, test } from './fixtures.ts'

test('D3 the first Tab reaches the skip link, and it moves the focus to the main content', async ({ page }) => {
  await page.goto('/docs/accounts/v3/overview')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('D3 it works as a plain link without JavaScript', async ({ plainPage }) => {
  await plainPage.goto('/docs/accounts/v3/overview')
  await plainPage.keyboard.press('Tab')
  await plainPage.keyboard.press('Enter')
  await expect(plainPage).toHaveURL(/#main$/)
})
