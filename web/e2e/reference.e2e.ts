import { openAlive } from './alive.ts'
import { expect, test } from './fixtures.ts'
import { lake } from './stack.ts'

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
  test(`G1 P5 ${path} answers with its heading, without scripts, in under one and a half megabytes`, async ({
    plainPage,
  }) => {
    const response = await plainPage.goto(path)
    expect(response?.status()).toBe(200)
    expect((await response?.body())?.byteLength).toBeLessThan(1_500_000)
    await expect(plainPage.locator('main h1:visible')).toContainText(title)
    await expect(plainPage.locator('main')).toHaveCount(1)
  })

const V3 = '/accounts/v3/reference-accounts-api'

test('G6 groups, operations, parameters and requests are read without scripts', async ({ plainPage }) => {
  await plainPage.goto(V3)
  await expect(plainPage.getByRole('heading', { name: 'Users', exact: true })).toBeVisible()
  await expect(plainPage.getByRole('heading', { name: 'Create a user' })).toBeVisible()
  await expect(plainPage.locator('#reference')).toContainText('external_id')
})

test('G1 the page of an operation shows its answers and their fields', async ({ plainPage }) => {
  await plainPage.goto(`${V3}/users/create-user`)
  await expect(plainPage.locator('main h1:visible')).toContainText('Create a user')
  await expect(plainPage.locator('#reference')).toContainText('connections_count')
})

const WIDGET_SESSION = '#tag/widget-sessions/POST/v3/widget/widget_session'

test('G5 a link to an operation stands at it and stays there, on first load and after a navigation; Back leaves', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const hash = '#tag/users/GET/v3/users'
  const top = (id: string) =>
    page.evaluate((name) => Math.round(document.getElementById(name.slice(1))?.getBoundingClientRect().top ?? -1), id)
  const covered = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
  await page.goto('/reference')
  await openAlive(page, V3 + WIDGET_SESSION)
  await expect(page.getByRole('heading', { name: 'Open a widget session' })).toBeInViewport()
  await expect.poll(async () => Math.abs((await top(WIDGET_SESSION)) - (await covered()))).toBeLessThanOrEqual(2)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')

  await page
    .locator('#reference section[id$="/POST/v3/widget/widget_session"] .anchor-copy-button')
    .first()
    .dispatchEvent('click')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toBe(new URL(V3 + WIDGET_SESSION, page.url()).href)
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => top(WIDGET_SESSION)).toBeLessThan(-1000)
  await expect(page).toHaveURL(V3 + WIDGET_SESSION)

  // The portal's search on the keys of both systems, and nothing of Scalar's.
  for (const key of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: 'Search the documentation' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goBack()
  await expect(page).toHaveURL('/reference')

  await page.getByRole('main').getByRole('link', { name: 'Accounts API V3' }).first().click()
  await expect(page).toHaveURL(V3)
  await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: 'List users' }).click()
  await expect(page).toHaveURL(V3 + hash)
  await expect(page.getByRole('heading', { name: 'List users' })).toBeInViewport()
  await page.goto(`${V3}#webhooks`)
  await expect(page.getByRole('heading', { name: 'Webhooks', exact: true })).toBeInViewport()
})

test('G5 nothing of Scalar stays on other pages', async ({ page }) => {
  await page.goto(`${V3}/users/create-user`)
  await page.getByRole('link', { name: 'API references' }).first().click()
  await expect(page).toHaveURL('/reference')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(
    await page.evaluate(() => ({
      body: document.body.className,
      variable: getComputedStyle(document.body).getPropertyValue('--scalar-color-1'),
    })),
  ).toEqual({ body: '', variable: '' })
})

test('G1 an address below a reference that leads to no operation is not found', async ({ request }) => {
  expect((await request.get(`${V3}/users/no-such-operation`)).status()).toBe(404)
  expect((await request.get(`${V3}/no-such-group`)).status()).toBe(404)
  expect((await request.get(`/reference-pages${V3}`)).status()).toBe(404)
})

test('G1 the two addresses of Insights name one', async ({ request }) => {
  for (const path of ['/reference-insights-api', '/insights/reference-insights-api'])
    expect(await (await request.get(path)).text()).toMatch(
      /<link rel="canonical" href="(?:https?:\/\/[^"]*)?\/insights\/reference-insights-api"/,
    )
})

test('G1 on a phone nothing makes a reference scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of [V3, `${V3}/users/create-user`, '/accounts/v2/reference-accounts-api', '/reference']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})

const SMALL = (name: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Small', version: '1' },
    paths: {
      '/things': { get: { summary: name, operationId: 'listThings', responses: { 200: { description: 'Done.' } } } },
    },
  })

test('B7 a description that is replaced shows, and one that is none leaves the last good one', async ({
  content,
  request,
}) => {
  test.setTimeout(300_000)
  const path = '/reference-of-things'
  const upload = async (text: string) => {
    const asset = await lake.assets.upload('file', Buffer.from(text), { filename: 'description.json' })
    await content.put({
      _id: 'apiReference_reference-of-things',
      _type: 'apiReference',
      title: 'Things',
      path,
      source: { kind: 'file', file: { _type: 'file', asset: { _type: 'reference', _ref: asset._id } } },
    })
  }
  const shows = (text: string) =>
    expect(async () => {
      // The page is long: only whether it holds the text is of interest.
      expect((await (await request.get(path)).text()).includes(text)).toBe(true)
    }).toPass({ timeout: 90_000 })
  await upload(SMALL('List all things'))
  await shows('List all things')
  await upload(SMALL('List things anew'))
  await shows('List things anew')
  await upload('{"hello": "world"}')
  await shows('List things anew')
  expect((await request.get(path)).status()).toBe(200)
})
