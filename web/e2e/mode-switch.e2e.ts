import { openAlive } from './alive.ts'
import { expect, test } from './fixtures.ts'

const PAGE = '/docs/accounts/v2/accounts-integration-creating-connection'

test('N5 the switch of access modes leads to the same section of the other variant, and without scripts to its page', async ({
  page,
  plainPage,
}) => {
  await openAlive(page, `${PAGE}-continuous`)
  const modes = page.getByRole('navigation', { name: 'Access mode' })
  await expect(modes.getByRole('link')).toHaveText(['Continuous', 'One-time', 'Wealth'])
  await expect(modes.locator('[aria-current="page"]')).toHaveText('Continuous')
  const headings = page.locator('article h2[id]')
  const id = (await headings.nth(1).getAttribute('id')) ?? ''
  await headings.nth(1).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))

  await expect(modes.getByRole('link', { name: 'Wealth' })).toHaveAttribute('href', new RegExp(`-wealth#${id}$`))
  // The switch stands at the top of the page: by keyboard it is reached from anywhere.
  await modes.getByRole('link', { name: 'Wealth' }).evaluate((link) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${PAGE}-wealth#${id}`)
  await expect(modes.locator('[aria-current="page"]')).toHaveText('Wealth')
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()

  // At the top there is no section to keep.
  await page.goto(`${PAGE}-wealth`)
  await modes.getByRole('link', { name: 'One-time' }).click()
  await expect(page).toHaveURL(`${PAGE}-one-time`)

  await plainPage.goto(`${PAGE}-continuous`)
  await plainPage.getByRole('navigation', { name: 'Access mode' }).getByRole('link', { name: 'Wealth' }).click()
  await expect(plainPage).toHaveURL(`${PAGE}-wealth`)
})
