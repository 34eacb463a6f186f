import { openAlive, openWithoutScripts } from './alive.ts'
import { faultsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { stack } from './stack.ts'
import { testPage, textBlock } from './text-block.ts'

const PAGE = '/docs/accounts/v3/users'

async function find(query: string): Promise<string> {
  const response = await fetch(`${stack.webUrl}/api/search?q=${encodeURIComponent(query)}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return response.text()
}

test('N1 D6 the search opens by key, is used by key, and gives the focus back', async ({ page }) => {
  await page.goto(PAGE)
  const button = page.getByRole('link', { name: 'Search the documentation' })
  await button.focus()
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' })
  const input = dialog.getByRole('combobox')
  await expect(input).toBeFocused()
  await input.pressSequentially('widget_session')
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByRole('option').filter({ hasText: 'POST' }).first()).toContainText('widget_session')
  await expect(dialog.locator('mark').first()).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText(/\d+ results?$/)
  await expect(dialog.getByText('DEPRECATED').first()).toBeAttached()
  expect(await faultsOf(page, { within: 'dialog' })).toEqual([])

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Control+k')
  await dialog.getByRole('combobox').fill('investments')
  await expect(dialog.getByRole('option').first()).toContainText(/investment/i)
  const target = await dialog.getByRole('option').nth(1).getAttribute('href')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new URL(target ?? '', stack.webUrl).href)
})

test('N1 D6 a key that is pressed before the scripts come opens the search with them', async ({ page }) => {
  const { release } = await openWithoutScripts(page, PAGE)
  await page.keyboard.press('/')
  await release()
  await expect(page.getByRole('dialog', { name: 'Search the documentation' }).getByRole('combobox')).toBeFocused()
})

test('N1 D6 Escape closes the search alone, not the menu below it', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto(PAGE)
  const menu = page.getByRole('button', { name: /^menu/i }).first()
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('N1 N7 the search fits a window that is enlarged to 400 %, on a reference too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/accounts/v3/reference-accounts-api')
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' })
  await page.keyboard.press('/')
  await dialog.getByRole('combobox').fill('users')
  await expect(dialog.getByRole('option').first()).toBeInViewport()
  const close = dialog.getByRole('button', { name: 'Close search' })
  await expect(close).toBeInViewport()
  const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await close.click()
  await expect(dialog).toBeHidden()
  // A reference has its links followed by the browser; this one still leads to the dialog.
  await page.getByRole('link', { name: 'Search the documentation' }).click()
  await expect(dialog.getByRole('combobox')).toBeFocused()
})

test('N1 the search works without scripts, and costs a page nothing until it is used', async ({ plainPage, page }) => {
  await plainPage.goto(PAGE)
  await plainPage.getByRole('link', { name: 'Search the documentation' }).click()
  await plainPage.getByRole('searchbox').fill('SYNC_ALREADY_RUNNING')
  await plainPage.getByRole('button', { name: 'Search' }).click()
  await expect(plainPage).toHaveURL(/\/search\?q=SYNC_ALREADY_RUNNING$/)
  await expect(plainPage.getByRole('heading', { name: 'Error codes' })).toBeVisible()
  await expect(plainPage.locator('main mark').first()).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAlive(page, PAGE)
  const before = asked.length
  expect(asked.filter((url) => url.includes('/api/search'))).toEqual([])
  await page.getByRole('link', { name: 'Search the documentation' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('user')
  await expect(page.getByRole('option').first()).toBeVisible()
  const scripts = asked.slice(before).filter((url) => url.includes('/_next/static/'))
  expect(scripts.length, 'the dialog comes by itself, when it is asked for').toBeGreaterThan(0)
})

test('N1 M5 an edit is found with the publish that shows it, a draft never', async ({ content }) => {
  const path = '/docs/accounts/v3/quokka-handling'
  const page = testPage(path, { title: 'Quokka handling', body: [textBlock('Feeding', 'h2'), textBlock('Leaves.')] })
  await content.put(page)
  await expect(async () => expect((await fetch(stack.webUrl + path)).status).toBe(200)).toPass()
  expect(await find('quokka')).toContain(path)
  await content.put({ ...page, _id: `drafts.${page._id}`, title: 'Zorilla secret' })
  expect(await find('zorilla')).not.toContain(path)
  await content.set(page._id, { title: 'Numbat handling' })
  await expect(async () => expect(await (await fetch(stack.webUrl + path)).text()).toContain('Numbat')).toPass()
  expect(await find('numbat')).toContain(path)
  expect(await find('quokka')).not.toContain('Quokka')
  await content.remove(page._id)
  await expect(async () => expect((await fetch(stack.webUrl + path)).status).toBe(404)).toPass()
  expect(await find('numbat')).not.toContain(path)
})

test('Q3 a search is bounded in length and never cached', async () => {
  expect((await fetch(`${stack.webUrl}/api/search?q=${'a'.repeat(2001)}`)).status).toBe(400)
  expect(await find('')).toContain('"total":0')
})

const searchAs = (client: string) =>
  fetch(`${stack.webUrl}/api/search?q=users`, { headers: { 'x-forwarded-for': `192.0.2.1, ${client}` } })

test('Q3 one client that searches too fast is told to wait, and another still finds', async () => {
  let refused: Response[] = []
  // Far more than two windows let through: they may begin in one and end in the next, and on a slow machine after it.
  await expect(async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => searchAs('203.0.113.1')))
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([])
    refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
  }).toPass()
  expect((await searchAs('203.0.113.2')).status).toBe(200)
  for (const answer of refused) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused[0]?.json()).toEqual({ error: expect.stringContaining('Too many searches') })
})
