import { expect, type Page, type Response } from '@playwright/test'

const CONFIG = '**/dev-portal/internal/config'

/**
 * Opens a page, or loads it anew, and waits until its scripts have taken over: that is when they ask for the portal's
 * configuration. (A network that is idle says less: an open tab holds a line for news.)
 */
export async function openAlive(page: Page, path: string | 'reload'): Promise<Response | null> {
  const asked = page.waitForResponse(CONFIG)
  const response = await (path === 'reload' ? page.reload() : page.goto(path))
  await asked
  return response
}

/** Opens a page whose scripts come when `release` is called, which waits until they have taken over. */
export async function openWithoutScripts(page: Page, path: string): Promise<{ release: () => Promise<void> }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const configured = page.waitForResponse(CONFIG)
  return {
    release: async () => {
      release()
      await configured
      await page.unroute('**/*.js')
    },
  }
}
