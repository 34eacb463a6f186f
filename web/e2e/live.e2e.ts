import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { lake, stack } from './stack.ts'
import { testPage, textBlock } from './text-block.ts'

const PATH = '/docs/accounts/v3/read-while-written'
const STILL = '/docs/accounts/v3/nobody-writes-here'
const PUBLISHES = 20
/** Tabs that take something up at once wait for each other's renderings. */
const PATIENCE = { timeout: 120_000 }

const paragraphs = Array.from({ length: 40 }, (_, n) =>
  textBlock(`Paragraph ${n} of a long page, which a reader reads.`),
)
const page = (title: string, body = paragraphs) => testPage(PATH, { title, body })

/** Opens a page and waits until it listens: the first tab of a browser holds the line for all. */
async function openListening(tab: Page, path: string): Promise<void> {
  const line = tab.waitForRequest((request) => new URL(request.url()).pathname === '/api/live')
  await tab.goto(path)
  await line
}

test.beforeEach(async ({ content }) => {
  await content.put(page('Before'), testPage(STILL, { title: 'Still', body: paragraphs }))
  for (const path of [PATH, STILL])
    await expect(async () => expect((await fetch(`${stack.webUrl}${path}`)).status).toBe(200)).toPass()
})

test('M4 an open tab takes up what is published, in place and without a reload', async ({ page: tab, content }) => {
  test.slow()
  await openListening(tab, PATH)
  const still = await tab.context().newPage()
  await still.goto(STILL)
  await tab.evaluate(() => Object.assign(window, { isTheSame: true }))
  const seen = tab.getByText('Paragraph 25 of a long page')
  await seen.evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().top - 300 }))
  const top = () => seen.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  const moved = async () => Math.abs((await top()) - before)

  const added = Array.from({ length: 6 }, (_, n) => textBlock(`Added above, ${n}.`))
  await content.put(page('After', [...added, ...paragraphs]))
  await expect(tab.getByText('Added above, 5.')).toBeAttached()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('After')
  await expect.poll(moved).toBeLessThan(2)
  expect(await tab.evaluate(() => 'isTheSame' in window)).toBe(true)

  // Taken away above, it moves up as little as it moved down.
  await content.put(page('Afterwards'))
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Afterwards')
  await expect.poll(moved).toBeLessThan(2)

  await content.put({
    _id: 'announcement-read-while-written',
    _type: 'announcement',
    key: 'read-while-written',
    tone: 'info',
    priority: 3000,
    placement: { scope: 'all' },
    message: [textBlock('Posted while you read.')],
  })
  for (const each of [tab, still]) await expect(each.getByText('Posted while you read.')).toBeVisible(PATIENCE)
  await content.set('menu_accounts_v3_users', { label: 'People, renamed' })
  for (const each of [tab, still]) await expect(each.getByText('People, renamed').first()).toBeAttached(PATIENCE)
  expect(await tab.evaluate(() => 'isTheSame' in window)).toBe(true)
})

test('M4 ten tabs of a browser share one line, and each takes up what concerns it', async ({ context, content }) => {
  test.slow()
  const lines: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') lines.push(request.url())
  })
  const tabs: Page[] = []
  for (let n = 0; n < 10; n += 1) {
    const tab = await context.newPage()
    await (n === 0 ? openListening(tab, PATH) : tab.goto(PATH))
    tabs.push(tab)
  }
  await expect.poll(() => tabs[9]?.evaluate(countListeners), PATIENCE).toBe(10)
  await content.put(page('In ten tabs'))
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toHaveText('In ten tabs', PATIENCE)
  expect(lines).toHaveLength(1)

  // The tab that holds the line goes; another takes over.
  await tabs[0]?.close()
  await expect.poll(() => lines.length).toBe(2)
  await content.put(page('In nine tabs'))
  for (const tab of tabs.slice(1))
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('In nine tabs', PATIENCE)
})

test('M4 a reader who pays for every byte holds no line and asks when looking', async ({ page: tab, content }) => {
  await tab.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await tab.clock.install()
  const asked: string[] = []
  tab.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') asked.push(request.url())
  })
  await tab.goto(PATH)
  await content.put(page('For the frugal'))
  await expect(async () =>
    expect(await (await fetch(`${stack.webUrl}${PATH}`)).text()).toContain('For the frugal'),
  ).toPass()
  // What asks is loaded when all is quiet, and asks after a while of silence.
  await expect(async () => {
    await tab.clock.fastForward(80_000)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('For the frugal', { timeout: 3000 })
  }).toPass()
  expect(asked.every((url) => url.includes('poll'))).toBe(true)
})

test(`M4 a publication shows in an open tab, measured over ${PUBLISHES}`, async ({ page: tab, content }) => {
  test.slow()
  await openListening(tab, PATH)
  const { _id: publishedId } = page('')
  await content.set(publishedId, {})
  const times: number[] = []
  for (let n = 1; n <= PUBLISHES; n += 1) {
    const title = `Edition ${n}.`
    const draftId = `drafts.${publishedId}`
    await lake.action({ actionType: 'sanity.action.document.edit', draftId, publishedId, patch: { set: { title } } })
    await lake.action({ actionType: 'sanity.action.document.publish', draftId, publishedId })
    const since = performance.now()
    await tab.waitForFunction((text) => document.querySelector('h1')?.textContent === text, title, { polling: 20 })
    times.push(performance.now() - since)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1]?.toFixed(0)
  console.log(
    `publish to an open tab, ${PUBLISHES} times: median ${at(0.5)} ms, p95 ${at(0.95)} ms, maximum ${at(1)} ms`,
  )
})

// One tab holds the line, the others wait for it.
async function countListeners(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].filter(({ name }) => name === 'portal-live').length
}
