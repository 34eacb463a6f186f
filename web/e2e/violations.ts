import type { Page } from '@playwright/test'

/** Watches the Content-Security-Policy of all that a page opens from here on: what it stopped, as it happens. */
export async function watchViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (text: string) =>
    violations.push(`${new URL(page.url()).pathname} ${text}`),
  )
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const note: unknown = Reflect.get(window, 'noteViolation')
      if (typeof note === 'function') note(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return violations
}
