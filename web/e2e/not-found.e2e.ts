import { expect, test } from './fixtures.ts'
import { stack } from './stack.ts'

const ask = (path: string) => fetch(`${stack.webUrl}${path}`, { redirect: 'manual' })

test('F1 an unknown path is answered 404 with a page that is read without scripts', async ({ plainPage }) => {
  const response = await plainPage.goto('/docs/nowhere/at-all')
  expect(response?.status()).toBe(404)
  await expect(plainPage.locator('main h1')).toBeVisible()
  await expect(plainPage.locator('html')).not.toHaveAttribute('id', '__next_error__')
  await expect(plainPage.getByRole('contentinfo')).toBeVisible()
})

test('F1 the page that answers unknown paths is itself none', async () => {
  expect((await ask('/missing')).status).toBe(404)
})

test('F1 many unknown paths do not fill the cache of pages', async () => {
  for (let index = 0; index < 20; index += 1) {
    const response = await ask(`/docs/unknown-${index}`)
    expect(response.status).toBe(404)
    // One page answers them all.
    expect(await response.text()).toContain('data-rendered-at')
  }
})

const PATH = '/docs/accounts/v3/users'

for (const [from, to] of [
  [`${PATH}/`, PATH],
  [`${PATH}/index.html`, PATH],
  [`${PATH}/index.html/`, PATH],
  [`${PATH}/?a=1&b=2`, `${PATH}?a=1&b=2`],
  [`${PATH}/index.html?mode=wealth`, `${PATH}?mode=wealth`],
  ['/index.html', '/'],
] as const)
  test(`F4 ${from} leads to ${to} in one step`, async () => {
    const response = await ask(from)
    expect(response.status).toBe(308)
    const location = new URL(response.headers.get('location') ?? '', stack.webUrl)
    expect(location.pathname + location.search).toBe(to)
    expect((await fetch(location, { redirect: 'manual' })).status).toBe(200)
  })

test('F4 a client that follows a link with a trailing slash arrives once', async ({ page }) => {
  await page.goto(`${PATH}/#create`)
  await expect(page).toHaveURL(new RegExp(`${PATH}#create$`))
  await expect(page.locator('h1')).toBeVisible()
})
