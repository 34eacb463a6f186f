import { devices, type BrowserContext } from '@playwright/test'
import { test as base } from './fixtures.ts'
import { StudioPage } from './studio-page.ts'

/**
 * Tests in a Studio that stays open from one to the next, as it does before a writer: starting it costs more than most
 * of them. Each begins at the list of content, alone in its browser, which keeps nothing of the test before.
 */
export const test = base.extend<object, { studioProfile: BrowserContext }>({
  studioProfile: [
    async ({ browser }, use) => {
      const profile = await browser.newContext({ ...devices['Desktop Chrome'], reducedMotion: 'reduce' })
      profile.setDefaultTimeout(90_000)
      await use(profile)
      await profile.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ studioProfile }, use) => {
    await use(studioProfile)
    await studioProfile.clearPermissions()
  },

  page: async ({ context }, use) => {
    const [tab = await context.newPage()] = context.pages()
    await use(tab)
    for (const page of context.pages()) if (page !== tab) await page.close()
    await new StudioPage(tab).leave()
  },
})
