import { expect, test } from './fixtures.ts'

test('D2 the footer says who regulates the company, since when, and where else to turn', async ({ page }) => {
  await page.goto('/docs/accounts/v3/overview')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(
    'is a payment institution authorised and regulated by the French regulator (identifier 16928).',
  )
  await expect(footer).toContainText(`© 2010–${new Date().getFullYear()}`)
  await expect(footer).toContainText('2.1.7')
  for (const name of ['Company', 'Blog', 'Contact'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\/.+/)
})

test('D2 after New Year the year is right without a build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'))
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('© 2010–2031')
})
