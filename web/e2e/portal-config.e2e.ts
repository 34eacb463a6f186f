import { expect, test } from './fixtures.ts'

const CONFIG = '/dev-portal/internal/config'

test('K1 the call answers the configuration of the portal', async ({ request }) => {
  const response = await request.get(CONFIG)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('application/json')
  expect(await response.json()).toEqual({
    accounts: { client_id: expect.any(String) },
    payments: { client_id: expect.any(String), currency: expect.any(String) },
  })
})

test('K1 the browser makes the call once at start-up, without a payload, and not again on navigation', async ({
  page,
}) => {
  const calls: (string | null)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === CONFIG) calls.push(request.postData())
  })
  await page.goto('/docs/accounts/v3/overview', { waitUntil: 'networkidle' })
  await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: 'Users', exact: true })
    .click()
  await expect(page).toHaveURL('/docs/accounts/v3/users')
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([null])
})

for (const [what, answer] of [
  ['fails', { status: 500, body: 'no' }],
  ['answers something else', { status: 200, body: '"no configuration"', contentType: 'application/json' }],
] as const) {
  test(`K3 when the call ${what} the page stays, with the configuration it came with`, async ({ page }) => {
    await page.route(`**${CONFIG}`, (route) => route.fulfill(answer))
    await page.goto('/docs/accounts/v3/overview', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  })
}

test('K2 the page is there while the call is still under way', async ({ page }) => {
  await page.route(`**${CONFIG}`, () => undefined)
  await page.goto('/docs/accounts/v3/overview')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('K2 without site settings the call still answers a valid configuration', async ({ request, content }) => {
  await content.remove('siteSettings')
  await expect
    .poll(async () => (await request.get(CONFIG)).json())
    .toEqual({ accounts: { client_id: null }, payments: { client_id: null, currency: null } })
})
