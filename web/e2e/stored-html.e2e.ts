import type { Page } from '@playwright/test'
import { openAlive } from './alive.ts'
import { type Content, expect, test } from './fixtures.ts'
import { stack } from './stack.ts'
import { testPage, textBlock } from './text-block.ts'
import { watchViolations } from './violations.ts'

const PATH = '/docs/accounts/v3/of-stored-html'
const OTHER = '/docs/accounts/v3/users'
/** Found by its first word. It ends whatever it could stand in, and says so when any of it runs. */
const html = (word: string) =>
  `${word} </script><img src=x onerror=noteRan()><script>noteRan()</script>'"--><svg/onload=noteRan()>`
const TITLE = html('Quollpage')
const LABEL = html('Quollmenu')
const NEWS = html('Quollnews')
const BANK = html('Quollbank')

/** Puts it wherever a writer's text goes. */
async function store(content: Content): Promise<void> {
  await content.put(
    testPage(PATH, { title: TITLE, description: TITLE, body: [textBlock(TITLE, 'h2'), textBlock(TITLE)] }),
    {
      _id: 'menu_e2e_html',
      _type: 'menuEntry',
      itemId: 'accounts.v3.of-html',
      label: LABEL,
      to: PATH,
      className: 'item',
      position: 1,
    },
    {
      _id: 'announcement-e2e-html',
      _type: 'announcement',
      key: 'e2e-html',
      tone: 'info',
      priority: 9000,
      placement: { scope: 'all' },
      message: [textBlock(NEWS)],
    },
    {
      _id: 'provider-e2e-html',
      _type: 'provider',
      name: BANK,
      key: 'e2e-html',
      country: 'LU',
      bic: 'QUOLLUL0XXX',
      channels: ['REDIRECT'],
      dataCapabilities: ['BALANCES'],
      paymentCapabilities: ['SINGLE_PAYMENT'],
      segments: ['PERSONAL'],
      status: 'degraded',
    },
    {
      _id: 'disturbance-e2e-html',
      _type: 'disturbance',
      title: TITLE,
      severity: 'BLOCKING',
      channel: 'REDIRECT',
      impact: 'SYNCHRONISATION',
      from: '2026-11-20T06:00:00.000Z',
      updates: [
        { _key: 'u', _type: 'disturbanceUpdate', at: '2026-11-20T07:00:00.000Z', status: 'open', message: TITLE },
      ],
    },
  )
}

const serverHtml = async (path: string) => (await fetch(stack.webUrl + path)).text()

/** The titles of a feed, as a browser reads them. */
const titlesOf = (page: Page, feed: string) =>
  page.evaluate(async (path) => {
    const parsed = new DOMParser().parseFromString(await (await fetch(path)).text(), 'application/xml')
    const titles = [...parsed.querySelectorAll('item > title')].map(({ textContent }) => textContent)
    return parsed.querySelector('parsererror') ? ['no XML'] : titles
  }, feed)

test('Q2 HTML in a title, a label, an announcement or a name is text wherever it shows, and none of it runs', async ({
  page,
  content,
}) => {
  test.slow()
  await store(content)
  const places = {
    [PATH]: ['Quollpage', 'Quollmenu', 'Quollnews'],
    '/payments/direct-payment-providers': ['Quollbank'],
  }
  for (const [path, words] of Object.entries(places))
    for (const word of words) await expect.poll(() => serverHtml(path)).toContain(`${word} &lt;/script&gt;&lt;img`)

  const violations = await watchViolations(page)
  const ran: string[] = []
  await page.exposeFunction('noteRan', () => ran.push(page.url()))

  await openAlive(page, PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expect(page).toHaveTitle(new RegExp('^Quollpage </script><img'))
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveText(NEWS)
  const entry = page.locator(`nav[aria-label] a[href="${PATH}"]`).first()
  await expect(entry).toHaveText(LABEL)

  // To another page and back, without a load of either.
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await page.locator(`nav[aria-label] a[href="${OTHER}"]`).first().click()
  await page.waitForURL(`**${OTHER}`)
  await entry.click()
  await page.waitForURL(`**${PATH}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)

  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('combobox').fill('Quollpage')
  await expect(page.getByRole('option').first()).toContainText('</script><img')

  for (const word of ['Quollpage', 'Quollbank']) {
    await openAlive(page, `/search?q=${encodeURIComponent(html(word))}`)
    await expect(page.locator('main').getByText('</script><img').first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue(html(word))
  }
  await openAlive(page, '/payments/direct-payment-providers?q=Quollbank')
  await expect(page.getByRole('rowheader')).toHaveText([BANK])

  expect(await titlesOf(page, '/announcements.xml')).toContainEqual(expect.stringContaining('Quollnews </script><img'))
  expect(await titlesOf(page, '/disturbances.xml')).toContainEqual(expect.stringContaining(TITLE))
  expect((await fetch(`${stack.webUrl}/og${PATH}.png`)).headers.get('content-type')).toBe('image/png')
  const addresses = [PATH, `${PATH}?_rsc=`, OTHER, '/', '/search?q=Quollpage', '/payments/direct-payment-providers']
  for (const path of addresses) expect(await serverHtml(path), path).not.toContain('</script><img')

  expect({ ran, violations }).toEqual({ ran: [], violations: [] })
})
