import { openWithoutScripts } from './alive.ts'
import { expect, test } from './fixtures.ts'
import { stack } from './stack.ts'

const PROVIDERS = '/payments/direct-payment-providers'
const COVERAGE = '/docs/accounts/v3/financial-institutions-coverage'
const DISTURBANCES = '/docs/accounts/v3/providers-disturbances'

const serverHtml = async (path: string) => (await fetch(`${stack.webUrl}${path}`)).text()

test('H3 the filter narrows the table, the address keeps it, and the count is announced', async ({ page }) => {
  const { release } = await openWithoutScripts(page, PROVIDERS)
  const rows = page.locator('tbody tr')
  const count = page.getByRole('status').filter({ hasText: 'institution' })
  const all = await rows.count()
  expect(all).toBeGreaterThan(30)
  await expect(count).toHaveText(`${all} institutions`)

  // Chosen before the scripts are there, it is taken up by them.
  await page.getByLabel('Country').selectOption('Spain')
  await release()
  await expect(page).toHaveURL(`${PROVIDERS}?country=ES`)
  await expect(count).toHaveText(new RegExp(`^[1-9]\\d* of ${all} institutions$`))
  await page.getByLabel('Capability').selectOption('Instant transfers')
  await page.getByLabel('Name or BIC').fill('alborada')
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('rowheader')).toHaveText('Caja Alborada')

  await page.reload()
  await expect(page.getByLabel('Name or BIC')).toHaveValue('alborada')
  await expect(rows).toHaveCount(1)

  await page.getByLabel('Name or BIC').fill('nowhere')
  await expect(page.getByText('No institution matches')).toBeVisible()
  await page.getByRole('link', { name: 'Clear the filters' }).click()
  await expect(rows).toHaveCount(all)
  await expect(page).toHaveURL(PROVIDERS)
})

test('H3 the channel filters, and a link with a filter shows it at once', async ({ page }) => {
  await page.goto(`${PROVIDERS}?channel=EMBEDDED`)
  const channels = page.locator('td[data-label="Channels"]')
  await expect(channels.first()).toBeVisible()
  for (const text of await channels.allTextContents()) expect(text).toContain('Embedded')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/payments\/direct-payment-providers$/)
})

test('H3 without JavaScript the whole table shows, and the form asks the server', async ({ plainPage }) => {
  await plainPage.goto(PROVIDERS)
  expect(await plainPage.locator('tbody tr').count()).toBeGreaterThan(30)
  await plainPage.getByLabel('Name or BIC').fill('deich')
  await plainPage.getByRole('button', { name: 'Filter' }).click()
  await expect(plainPage).toHaveURL(/[?&]q=deich/)
  await expect(plainPage.getByRole('rowheader')).toHaveText(['Deichbank'])
  await expect(plainPage.getByLabel('Name or BIC')).toHaveValue('deich')
})

test('H3 the address behind the filter is no page of its own', async ({ request }) => {
  expect((await request.get(`${PROVIDERS}/filtered`)).status()).toBe(404)
})

test('H3 on a phone each institution is a block, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PROVIDERS)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('H3 H4 a provider that is published shows in both tables, with its country', async ({ content }) => {
  await content.put({
    _id: 'provider-e2e-tables',
    _type: 'provider',
    name: 'Banque de l’Essai',
    key: 'e2e-tables',
    country: 'LU',
    bic: 'ESSALUL0XXX',
    channels: ['REDIRECT'],
    dataCapabilities: ['BALANCES'],
    paymentCapabilities: ['SINGLE_PAYMENT'],
    segments: ['PERSONAL'],
    status: 'degraded',
  })
  for (const path of [PROVIDERS, `${PROVIDERS}?country=LU`, COVERAGE])
    await expect.poll(() => serverHtml(path), { timeout: 30_000 }).toContain('Banque de l’Essai')
})

test('H4 M2 a disturbance that is published shows, and what it says follows', async ({ page, content }) => {
  const disturbance = {
    _id: 'disturbance-e2e-tables',
    _type: 'disturbance',
    title: 'Statements of the test fail',
    severity: 'BLOCKING',
    channel: 'REDIRECT',
    impact: 'SYNCHRONISATION',
    providers: [{ _key: 'p', _type: 'reference', _ref: 'provider-deichbank' }],
    from: '2026-11-20T06:00:00.000Z',
    updates: [
      {
        _key: 'u',
        _type: 'disturbanceUpdate',
        at: '2026-11-20T07:00:00.000Z',
        status: 'open',
        message: 'We look into it.',
      },
    ],
  }
  await content.put(disturbance)
  await expect.poll(() => serverHtml(DISTURBANCES), { timeout: 30_000 }).toContain('Statements of the test fail')
  await page.goto(DISTURBANCES)
  const row = page.getByRole('row').filter({ hasText: 'Statements of the test fail' })
  await expect(row).toContainText('Deichbank')
  await expect(row).toContainText('BLOCKING')
  await expect(row.getByRole('cell').last()).toHaveText('Open')

  await content.set(disturbance._id, { until: '2026-11-20T09:00:00.000Z' })
  await expect
    .poll(async () => (await page.goto(DISTURBANCES), row.getByRole('cell').last().textContent()), { timeout: 30_000 })
    .toBe('Closed')
})

test('H4 the coverage page lists institutions of six countries and more, with what each gives', async ({ page }) => {
  await page.goto(COVERAGE)
  const table = page.getByRole('table', { name: /institutions in \d+ countries/ })
  expect(await table.locator('tbody tr').count()).toBeGreaterThanOrEqual(40)
  expect(new Set(await table.locator('td[data-label="Country"]').allTextContents()).size).toBeGreaterThanOrEqual(6)
  await expect(table.getByRole('row', { name: /Cassa Ponte Vecchia/ })).toContainText('UNAVAILABLE')
})
