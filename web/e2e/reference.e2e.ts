import { expect, test } from './fixtures.ts'

const REFERENCES = [
  ['/accounts/v3/reference-accounts-api', 'Accounts API V3'],
  ['/accounts/v3/reference-accounts-api-sofinco', 'Accounts API V3'],
  ['/accounts/v2/reference-accounts-api', 'Accounts API V2'],
  ['/accounts/v2/reference-direct-accounts-api', 'Direct Accounts API V2'],
  ['/payments/reference-direct-payment-api', 'Direct Payment API'],
  ['/insights/reference-insights-api', 'Insights API'],
  ['/reference-insights-api', 'Insights API'],
  ['/reference', 'API references'],
] as const

for (const [path, title] of REFERENCES)
  test(`G1 ${path} answers with its heading, without scripts`, async ({ plainPage }) => {
    expect((await plainPage.goto(path))?.status()).toBe(200)
    await expect(plainPage.locator('main h1:visible')).toContainText(title)
    await expect(plainPage.locator('main')).toHaveCount(1)
  })
