import type { Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

const TEMPLATES = {
  home: '/',
  guide: '/docs/accounts/v3/widgets-usage-description',
  'variant of V2': '/docs/accounts/v2/accounts-integration-creating-connection-continuous',
  demo: '/accounts/v3/quickstart-demo',
  providers: '/payments/direct-payment-providers',
  coverage: '/docs/accounts/v3/financial-institutions-coverage',
  disturbances: '/docs/accounts/v3/providers-disturbances',
  'not found': '/docs/nowhere/at-all',
} as const

const banner = (page: Page) => page.getByRole('banner')

for (const [name, path] of Object.entries(TEMPLATES))
  test(`N7 axe finds nothing on the ${name} page, with menus, folds and bar open and closed, and it reflows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    const close = page.getByRole('button', { name: 'Close this announcement' })
    await expect(close).toBeVisible()
    await banner(page).getByRole('button', { name: 'Accounts' }).click()
    await expect(page.locator('#products-accounts')).toBeVisible()
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
    })
    expect(await faultsOf(page), 'wide, with all that opens').toEqual([])

    // 400 % of 1280 px.
    await page.setViewportSize({ width: 320, height: 256 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow, 'nothing is cut off at 400 %').toBeLessThanOrEqual(0)

    await page.setViewportSize({ width: 360, height: 740 })
    await close.click()
    expect(await faultsOf(page), 'a phone, without the bar').toEqual([])
    if (name !== 'variant of V2') return
    await banner(page).getByRole('button', { name: 'Menu' }).click()
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await dialog.getByRole('button', { name: 'Accounts' }).first().click()
    expect(await faultsOf(page), 'a phone with its menu open').toEqual([])
  })

test('N7 L5 what moves, stands still for those who asked for it, and forced colours keep what colour says', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await page.goto(TEMPLATES.guide)
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element)
        return /[1-9]/.test(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth'
      })
      .map((element) => element.className),
  )
  expect(moving).toEqual([])
  // The tread beside the selected entry and the line under the chosen tab.
  const drawn = await page.evaluate(() =>
    [
      ['#side-menu [aria-current="page"]', '::before'],
      ['[role="tab"][aria-selected="true"]', '::after'],
    ].map(([selector = '', pseudo]) => {
      const element = document.querySelector(selector)
      return element && getComputedStyle(element, pseudo).backgroundColor
    }),
  )
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  for (const colour of drawn) expect([ground, 'rgba(0, 0, 0, 0)', null]).not.toContain(colour)
})
