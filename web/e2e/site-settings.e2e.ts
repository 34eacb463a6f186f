import { openWithoutScripts } from './alive.ts'
import { expect, test } from './fixtures.ts'
import { lake } from './stack.ts'

const PAGE = '/docs/accounts/v3/users'

// A wordmark of 2 by 1 pixels.
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGPgDPMDIgAEOAFbmeUXmQAAAABJRU5ErkJggg==',
  'base64',
)

const version = (name: string, number: string, path: string, main: string) => ({
  _type: 'docsVersion',
  _key: name,
  name,
  label: name === 'next' ? 'Next' : 'Before',
  version: number,
  path,
  mainDoc: { _type: 'reference', _ref: main, _weak: true },
})

test('D1 F7 B4 what the settings say shows: the logo, and a selector once there are two versions', async ({
  page,
  content,
}) => {
  const { _id } = await lake.assets.upload('image', LOGO, { filename: 'logo.png' })
  await page.goto(PAGE)
  const menu = page.getByRole('navigation', { name: 'Documentation' })
  await expect(menu.getByText('Documentation version')).toHaveCount(0)

  await content.set('siteSettings', {
    logo: { _type: 'image', asset: { _type: 'reference', _ref: _id } },
    docsVersions: [
      version('next', '2.1.7', '/docs', 'page_docs_accounts_v2_accounts-api-advanced-api'),
      version('before', '1.9.0', '/docs', 'page_docs_accounts_v3_overview'),
    ],
  })
  const selector = menu.locator('summary', { hasText: 'Documentation version' })
  await expect(async () => {
    await page.goto(PAGE)
    await expect(selector).toContainText('Next 2.1.7', { timeout: 500 })
  }).toPass()

  for (const place of ['banner', 'contentinfo'] as const) {
    const logo = page.getByRole(place).getByRole('img', { name: 'Passerelle' })
    await expect(logo).toHaveJSProperty('complete', true)
    expect(await logo.evaluate((image) => [image.clientWidth, image.clientHeight])).toEqual([56, 28])
  }

  // Unfolded before the scripts are there, it is folded by them.
  const { release } = await openWithoutScripts(page, PAGE)
  await selector.click()
  await release()
  await expect(menu.getByRole('link', { name: 'Next 2.1.7' })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Before 1.9.0' })).toBeHidden()
  await expect(selector).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Before 1.9.0' }).click()
  await expect(page).toHaveURL('/docs/accounts/v3/overview')
  await expect(page.getByRole('contentinfo')).toContainText('Documentation version 1.9.0')

  // The choice is kept in local storage.
  await page.goto(PAGE)
  await expect(selector).toContainText('Before 1.9.0')
  await expect(page.getByRole('contentinfo')).toContainText('Documentation version 1.9.0')
})
