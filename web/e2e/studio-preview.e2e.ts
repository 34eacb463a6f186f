import { lake, stack } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'
import { test } from './studio-test.ts'
import { testPage, textBlock } from './text-block.ts'

const PATH = '/docs/accounts/v3/previewed'
const PAGE = testPage(PATH, {
  title: 'As published',
  description: 'A page that the end-to-end tests preview in the Studio.',
  body: [textBlock('A first paragraph.')],
})

test.describe.configure({ timeout: 600_000 })
test.beforeEach(async ({ content }) => {
  await content.put(PAGE)
  await expect(async () => expect((await fetch(`${stack.webUrl}${PATH}`)).status).toBe(200)).toPass()
})

test.afterEach(() =>
  lake.mutate([
    { delete: { id: `drafts.${PAGE._id}` } },
    { delete: { query: '*[_type in ["previewLink", "sanity.previewUrlSecret"]]' } },
  ]),
)

test('O1 O6 the draft shows in the portal beside the form, as it is typed, opens its fields by a click, is shared by a link, and shows to readers once it is published', async ({
  page,
}) => {
  const studio = new StudioPage(page)
  await studio.go(`/presentation?preview=${encodeURIComponent(PATH)}`)
  const portal = page.frameLocator('iframe')
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText(/As published/)
  // The form of the page that is shown stands beside it.
  await expect(studio.input('title')).toHaveValue('As published')

  // The two sides come to know each other a while after both are there.
  await expect(async () => {
    await studio.input('title').fill('')
    await studio.input('title').fill('As typed')
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText(/As typed/, { timeout: 10_000 })
  }).toPass({ timeout: 180_000 })
  await studio.input('title').pressSequentially(' and typed on')
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText(/As typed and typed on/)
  const asReader = await (await fetch(`${stack.webUrl}${PATH}`)).text()
  expect(asReader).toContain('As published</h1>')
  expect(asReader).not.toContain('As typed')

  await test.step('a click on a text opens its field', async () => {
    await expect(async () => {
      await portal.getByText('A first paragraph.').click()
      await expect(page).toHaveURL(/\/body/, { timeout: 10_000 })
    }).toPass({ timeout: 90_000 })
    await expect(async () => {
      await portal.getByRole('heading', { level: 1 }).click()
      await expect(studio.input('title')).toBeFocused({ timeout: 10_000 })
    }).toPass({ timeout: 90_000 })
  })

  await test.step('a link to the draft is made, and revoked', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await studio.fromMenu('Share preview')
    const dialog = page.getByTestId('share-dialog')
    await dialog.getByLabel('The link opens for').selectOption('1 hour')
    await dialog.getByRole('button', { name: 'Make and copy a link' }).click()
    await expect(dialog.getByLabel('Preview link')).toHaveValue(/^http/)
    const address = await dialog.getByLabel('Preview link').inputValue()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    const open = async () => (await fetch(address, { redirect: 'manual' })).status
    expect(await open()).toBe(307)
    await dialog.getByTestId('preview-link').getByRole('button', { name: 'Revoke' }).click()
    await expect(dialog.getByTestId('preview-link')).toContainText('Revoked')
    expect(await open()).toBeGreaterThanOrEqual(400)
    await page.keyboard.press('Escape')
  })

  const receipt = page.locator('[data-ui="Toast"]').filter({ hasText: `Read back: ${PATH}` })
  // It goes by itself after a while.
  await Promise.all([expect(receipt).toContainText(/Live on the portal after [\d.]+ s/), studio.publish()])
  await expect(async () =>
    expect(await (await fetch(`${stack.webUrl}${PATH}`)).text()).toContain('As typed and typed on</h1>'),
  ).toPass()
})
