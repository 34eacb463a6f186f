import { openAlive } from './alive.ts'
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
  await openAlive(page, '/docs/accounts/v3/overview')
  await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: 'Users', exact: true })
    .click()
  await expect(page).toHaveURL('/docs/accounts/v3/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
  expect(calls).toEqual([null])
})

for (const [what, answer] of [
  ['fails', { status: 500, body: 'no' }],
  ['answers something else', { status: 200, body: '"no configuration"', contentType: 'application/json' }],
] as const) {
  test(`K3 when the call ${what} the page stays, with the configuration it came with`, async ({ page }) => {
    await page.route(`**${CONFIG}`, (route) => route.fulfill(answer))
    await openAlive(page, '/docs/accounts/v3/overview')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  })
}

test('K1 K2 the page is there while the call is under way, which is given up after 30000 ms', async ({ page }) => {
  // Time stands still: on a busy machine some would pass between the call and its limit.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.addInitScript((path) => {
    const { fetch: originalFetch, setTimeout: originalTimeout } = window
    const given: number[] = []
    let began = 0
    Object.assign(window, {
      given,
      setTimeout: (run: () => void, delay: number) => {
        if (delay === 30_000) began = Date.now()
        return originalTimeout(run, delay)
      },
      fetch: (input: string, init?: RequestInit) => {
        if (input === path) init?.signal?.addEventListener('abort', () => given.push(Date.now() - began))
        return originalFetch(input, init)
      },
    })
  }, CONFIG)
  await page.route(`**${CONFIG}`, () => undefined)
  const called = page.waitForRequest(`**${CONFIG}`)
  await page.goto('/docs/accounts/v3/overview')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await called
  await page.clock.runFor(31_000)
  expect(await page.evaluate(() => Reflect.get(window, 'given'))).toEqual([30_000])
})

test('K3 a page without a configuration shows a Retry box when the call fails, until it is answered', async ({
  page,
}) => {
  const path = '/docs/accounts/v3/overview'
  // No page of ours comes without one; the server's answer is robbed of it on the way.
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch()
    const { 'content-security-policy': _, ...headers } = answer.headers()
    const body = (await answer.text()).replace(/\\"fallback\\":\{.*?\}\}/, '\\"fallback\\":\\"$undefined\\"')
    await route.fulfill({ status: 200, headers, body })
  })
  await page.route(`**${CONFIG}`, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(path)
  await expect(page.getByText('The portal did not load')).toBeVisible()
  await page.unroute(`**${CONFIG}`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible()
  await expect(page.getByText('The portal did not load')).toHaveCount(0)

  // What that call answered serves the next time it fails.
  await page.route(`**${CONFIG}`, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
})

test('K2 without site settings the call still answers a valid configuration', async ({ request, content }) => {
  await content.remove('siteSettings')
  await expect
    .poll(async () => (await request.get(CONFIG)).json())
    .toEqual({ accounts: { client_id: null }, payments: { client_id: null, currency: null } })
})
