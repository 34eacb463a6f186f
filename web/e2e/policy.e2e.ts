import { openAlive } from './alive.ts'
import { expect, test } from './fixtures.ts'
import { forgetPreviews, previewAddress } from './preview-secret.ts'
import { stack } from './stack.ts'
import { watchViolations } from './violations.ts'

const REFERENCE = '/accounts/v3/reference-accounts-api'
/** One page of each kind, and the pages that are made for each request. */
const PAGES = [
  '/',
  '/docs/accounts/v3/overview',
  '/docs/accounts/v3/financial-institutions-coverage',
  '/docs/accounts/v2/accounts-api-quickstart',
  '/reference',
  REFERENCE,
  '/insights/reference-insights-api',
  '/accounts/v3/quickstart-demo',
  '/payments/quickstart-demo',
  '/payments/direct-payment-providers',
  '/payments/direct-payment-providers?country=FR',
  '/docs/nowhere',
  '/search?q=users',
]

test('Q2 no page breaks its own policy, cached or not, and a script that was injected does not run', async ({
  page,
}) => {
  test.slow()
  const violations = await watchViolations(page)
  for (const path of PAGES) {
    // A page loads its scripts after itself.
    const response = await openAlive(page, path)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("script-src 'self' 'sha256-")
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
  }
  // Scalar takes the reference over, and a link is followed without a load of its page.
  await openAlive(page, REFERENCE)
  await page.locator('main, [role=main]').first().hover()
  await openAlive(page, '/docs/accounts/v3/overview')
  await page.locator('nav[aria-label] a[href="/docs/accounts/v3/users"]').first().click()
  await page.waitForURL('**/docs/accounts/v3/users')
  expect(violations).toEqual([])

  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "injected"'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.title = `injected`">')
  })
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2)
  expect(await page.title()).not.toBe('injected')
})

test('Q2 a page in a preview keeps its own policy', async ({ page }) => {
  const violations = await watchViolations(page)
  const address = await previewAddress('/docs/accounts/v3/overview')
  try {
    const response = await openAlive(page, address)
    await expect(page.getByText('Leave the preview')).toBeVisible()
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(violations).toEqual([])
  } finally {
    await forgetPreviews()
  }
})

test('Q2 every kind of answer carries the headers of trust, and none says what serves it', async () => {
  const guide = '/docs/accounts/v3/overview'
  const html = await (await fetch(stack.webUrl + guide)).text()
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  for (const path of [
    guide,
    '/docs/nowhere',
    script,
    '/dev-portal/internal/config',
    '/api/nothing',
    '/_next/static/none.js',
  ]) {
    const { headers } = await fetch(stack.webUrl + path)
    expect(headers.get('content-security-policy'), path).toBeTruthy()
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy'), path).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    for (const name of ['x-powered-by', 'server', 'x-next-cache-tags', 'x-middleware-rewrite'])
      expect(headers.get(name), `${name} of ${path}`).toBeNull()
  }
  const secure = await fetch(stack.webUrl + guide, { headers: { 'x-forwarded-proto': 'https' } })
  expect(secure.headers.get('strict-transport-security')).toContain('max-age=')
})
