import { openAlive } from './alive.ts'
import { faultsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { testPage, textBlock } from './text-block.ts'
import { tellOf } from './webhook.ts'

const PATH = '/docs/accounts/v3/of-a-page'

const code = (label: string, language: string, source: string) => ({
  _type: 'codeBlock',
  _key: label,
  label,
  code: { _type: 'code', language, filename: `example.${language}`, code: source },
})
const tabs = (key: string) => ({
  _type: 'codeGroup',
  _key: key,
  tabs: [
    code('cURL', 'bash', '$ curl https://a.example \\\n  -d 1\n{"id": 2}'),
    code('Python', 'python', 'print("{access_token}")'),
  ],
})
const filler = (name: string) =>
  Array.from({ length: 8 }, (_, index) => textBlock(`${name} ${index} ${'words '.repeat(60)}`))

test.beforeEach(async ({ content }) => {
  const page = testPage(PATH, {
    title: 'Of a page',
    tocMinLevel: 2,
    tocMaxLevel: 3,
    body: [
      textBlock('First', 'h2'),
      tabs('one'),
      ...filler('first'),
      textBlock('Second', 'h2'),
      tabs('two'),
      ...filler('second'),
      { _type: 'collapsible', _key: 'fold', summary: 'More', content: [textBlock('Folded words.')] },
      code('Change', 'diff', ' kept\n-old\n+new'),
      textBlock('Last', 'h2'),
      textBlock('The end is short.'),
    ],
  })
  await content.put(page)
  await tellOf({ _id: page._id, _type: 'page', operation: 'create', path: PATH, moved: true })
})

test('F5 a choice of tab holds for the whole page, for the keyboard and for the next visit', async ({ page }) => {
  await page.goto(PATH)
  const [first, second] = [page.getByRole('tablist').first(), page.getByRole('tablist').last()]
  await first.getByRole('tab', { name: 'Python' }).click()
  await expect(second.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(first.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true')
  await first.getByRole('tab', { name: 'Python' }).press('ArrowRight')
  await expect(first.getByRole('tab', { name: 'cURL' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'cURL' }).first()).toBeVisible()
})

test('F5 copying gives the command that shows, without its prompt and output', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openAlive(page, PATH)
  // Time stands still: what a button says for a moment, it says until it is looked at.
  await page.clock.pauseAt(Date.now() + 60_000)
  const copy = page.locator('[data-code]').first().getByRole('button', { name: 'Copy' })
  await copy.click()
  await expect(page.locator('[data-code]').first().getByText('Copied to the clipboard')).toBeAttached()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await copied()).toBe('curl https://a.example \\\n  -d 1')

  // A browser that does not let scripts write: by way of a selection. A diff gives what is there after it.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  const diff = page.locator('[data-code]').last()
  await diff.getByRole('button', { name: 'Copy' }).focus()
  await page.keyboard.press('Enter')
  await expect(diff.getByText('Copied to the clipboard')).toBeAttached()
  expect(await copied()).toBe('kept\nnew')
  await expect(diff.getByRole('button', { name: 'Copied' })).toBeFocused()
})

test('F2 the contents list marks one section: the one clicked until the reader scrolls', async ({ page }) => {
  await page.goto(PATH)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Last' }).click()
  const marked = contents.locator('[aria-current]')
  await expect(marked).toHaveText(['Last'])
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY)
  await expect.poll(left, 'the page has arrived there').toBeLessThan(2)
  await page.mouse.wheel(0, -100_000)
  await expect(marked).not.toHaveText(['Last'])
})

test('F3 the link of a heading copies its address, and the address leads below the bar', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PATH)
  await page.getByRole('link', { name: 'Copy the link to this section: Second' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${new URL(PATH, page.url())}#second`)
  await page.goto(`${PATH}#second`)
  const heading = await page.locator('#second').boundingBox()
  const bar = await page.getByRole('banner').boundingBox()
  expect(heading?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('F5 without scripts every panel of a group can be read', async ({ plainPage }) => {
  await plainPage.goto(PATH)
  for (const words of ['curl https://a.example', 'print("{access_token}")'])
    await expect(plainPage.getByText(words).first()).toBeVisible()
})

test('N7 on paper every panel and what is folded is there, whole, and nothing that is for screens', async ({
  page,
  content,
}) => {
  const long = `curl https://a.example/${'long/'.repeat(60)}end-of-the-line`
  const link = { _type: 'link', _key: 'l', href: 'https://elsewhere.example/page' }
  const body = [
    { ...code('Long', 'bash', long), _key: 'long' },
    tabs('one'),
    {
      ...textBlock('Linked'),
      markDefs: [link],
      children: [{ _type: 'span', _key: 's', text: 'Elsewhere', marks: ['l'] }],
    },
    { _type: 'collapsible', _key: 'fold', summary: 'More', content: [textBlock('Folded words.')] },
  ]
  await content.put(testPage(PATH, { title: 'On paper', body }))
  await tellOf({ _id: testPage(PATH, {})._id, _type: 'page', operation: 'update', path: PATH, moved: false })
  await expect(async () => {
    await page.goto(PATH)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On paper', { timeout: 500 })
  }).toPass()
  await page.emulateMedia({ media: 'print' })
  for (const words of ['end-of-the-line', 'curl https://a.example', 'print("{access_token}")', 'Folded words.'])
    await expect(page.getByText(words).first()).toBeVisible()
  for (const label of ['cURL', 'Python'])
    await expect(page.locator('[data-panel] > p', { hasText: label }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeHidden()
  for (const name of ['On this page', 'Documentation', 'Access mode'])
    await expect(page.getByRole('navigation', { name })).toBeHidden()
  await expect(page.getByText('Was this page helpful?')).toBeHidden()
  // On a sheet 18 mm smaller at either side, nothing sticks out of its box.
  await page.setViewportSize({ width: 660, height: 900 })
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('article *')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .map((element) => element.className),
  )
  expect(cut).toEqual([])
  const address = await page
    .getByRole('link', { name: 'Elsewhere' })
    .evaluate((element) => getComputedStyle(element, '::after').content)
  expect(address).toContain('https://elsewhere.example/page')
})

test('N7 a page has no fault that axe finds at 1280, 768 and 360 pixels, and does not scroll sideways', async ({
  page,
}) => {
  await openAlive(page, PATH)
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await faultsOf(page), `at ${width} px`).toEqual([])
  }
})
