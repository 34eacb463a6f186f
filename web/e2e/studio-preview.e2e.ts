import { test } from './fixtures.ts'
import { lake, stack } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'
import { testPage, textBlock } from './text-block.ts'

const PATH = '/docs/accounts/v3/previewed'
const PAGE = testPage(PATH, {
  title: 'As published',
  description: 'A page that the end-to-end tests preview in the Studio.',
  body: [textBlock('A first paragraph.'), textBlock('A second paragraph to click on.')],
})

test.describe.configure({ timeout: 300_000 })
test.beforeEach(async ({ content, context }) => {
  context.setDefaultTimeout(90_000)
  await content.put(PAGE)
  await expect(async () => expect((await fetch(`${stack.webUrl}${PATH}`)).status).toBe(200)).toPass()
})

test.afterEach(() =>
  lake.mutate([
    { delete: { id: `drafts.${PAGE._id}` } },
    { delete: { query: '*[_type in ["previewLink", "sanity.previewUrlSecret"]]' } },
  ]),
)

test('O1 the draft shows in the portal beside the form, as it is typed; a click opens a field; O6 and it is published', async ({
  page,
}) => {
  const studio = new StudioPage(page)
  await page.goto(`${stack.studioUrl}/presentation?preview=${encodeURIComponent(PATH)}`)
  const portal = page.frameLocator('iframe')
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText(/As published/)
  // The form of the page that is shown stands beside it.
  await expect(studio.input('title')).toHaveValue('As published')

  // Both sides know each other once the overlays are there.
  await expect(portal.locator('sanity-visual-editing')).toBeAttached()
  await studio.input('title').fill('As typed')
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText(/As typed/)
  await studio.input('title').pressSequentially(' and typed on')
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText(/As typed and typed on/)
  const asReader = await (await fetch(`${stack.webUrl}${PATH}`)).text()
  expect(asReader).toContain('As published</h1>')
  expect(asReader).not.toContain('As typed')

  await portal.getByText('A second paragraph to click on.').click()
  await expect(page).toHaveURL(/body/)
  await expect(studio.field('body').locator('[contenteditable="true"]').first()).toBeVisible()

  await studio.publish()
  await expect(page.getByText(/Live on the portal after \d+\.\d s/).first()).toBeVisible()
  await expect(page.getByText(`Read back: ${PATH}`).first()).toBeVisible()
  expect(await (await fetch(`${stack.webUrl}${PATH}`)).text()).toContain('As typed and typed on</h1>')
})

test('O1 a preview is shared by a link, listed and revoked', async ({ page, browser }) => {
  const studio = new StudioPage(page)
  await studio.openDocument(PAGE._id, 'page')
  await studio.setString(PAGE._id, 'title', 'For a colleague')
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByTestId('action-Sharepreview').click()
  const dialog = page.getByRole('dialog').filter({ has: page.getByTestId('share-dialog') })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Preview link' }).inputValue()
  await expect(dialog.getByTestId('preview-link')).toHaveCount(1)

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(address)
  await expect(guest).toHaveURL(`${stack.webUrl}${PATH}`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('For a colleague')
  const banner = guest.getByRole('complementary', { name: 'Preview' })
  await expect(banner).toContainText(/Draft preview.*expires on \d+ \w+ \d{4} at \d\d:\d\d UTC/)

  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog.getByTestId('preview-link')).toHaveCount(0)
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('As published')
  await expect(banner).toContainText('The preview has ended')
  await banner.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(banner).toHaveCount(0)
  await guest.context().close()
})
