import type { Page } from '@playwright/test'

/**
 * Opens a page, or loads it anew, and waits until its scripts have taken over: that is when they ask for the portal's
 * configuration. (A network that is idle says less: an open tab holds a line for news.)
 */
export async function openAlive(page: Page, path: string | 'reload'): Promise<void> {
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/dev-portal/internal/config')
  await (path === 'reload' ? page.reload() : page.goto(path))
  await asked
}
