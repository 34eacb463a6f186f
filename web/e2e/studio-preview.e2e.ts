import { test } from './fixtures.ts'
import { lake, stack } from './stack.ts'
import { expect, StudioPage } from './studio-page.ts'
import { testPage, textBlock } from './text-block.ts'

const PATH = '/docs/accounts/v3/previewed'
const PAGE = testPage(PATH, {
  title: 'As published',
  description: 'A page that the end-to-end tests preview in the Studio.',
  body: [textBlock('A first paragraph.')],
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

test('O1 the draft shows in the portal beside the form, as it is typed, and to readers once it is published', async ({
  page,
}) => {
  const studio = new StudioPage(page)
  await page.goto(`${stack.studioUrl}/presentation?preview=${encodeURIComponent(PATH)}`)
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

  await studio.publish()
  await expect(async () =>
    expect(await (await fetch(`${stack.webUrl}${PATH}`)).text()).toContain('As typed and typed on</h1>'),
  ).toPass()
})
