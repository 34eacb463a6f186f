import { setTimeout } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import type { Browser } from '@playwright/test'
import { milliseconds, seconds, type Section } from '../report.ts'
import { median, percentile } from '../statistics.ts'

const PAGE = { id: 'page_docs_accounts_v3_users', path: '/docs/accounts/v3/users' }
const ENTRY = 'menu_accounts_v3_users'
const PATIENCE_MS = 120_000

type Terms = { lake: SanityClient; browser: Browser; origin: string; publishes: number; paths: readonly string[] }

/** From the answer to the publish request until readers see it: the page's HTML, an open tab, the menu on every page. */
export async function measureVisible(terms: Terms): Promise<Section> {
  const { html, tab } = await publishMany(terms)
  const menu = await changeMenu(terms)
  return {
    title: 'Publish to visible',
    note: `From the answer to the publish request. Asked for every 20 ms; the open tab watches its own text. The menu: two readers go through ${terms.paths.length} pages; when the last answer with the old menu came, and the slowest answer.`,
    columns: ['what', 'times', 'median', 'p95', 'maximum'],
    rows: [
      row('one page, its HTML', html),
      row('one page, in an open tab', tab),
      ['the menu: the last old answer', '1', '', '', seconds(menu.lastOld)],
      ['the menu: the slowest answer', String(terms.paths.length), '', '', seconds(menu.slowest)],
    ],
  }
}

const row = (what: string, times: readonly number[]) => [
  what,
  String(times.length),
  milliseconds(median(times)),
  milliseconds(percentile(times, 0.95)),
  milliseconds(Math.max(...times)),
]

async function publishMany({ lake, browser, origin, publishes }: Terms): Promise<{ html: number[]; tab: number[] }> {
  const html: number[] = []
  const tab: number[] = []
  const page = await browser.newPage()
  await page.goto(origin + PAGE.path, { waitUntil: 'networkidle' })
  for (let n = 1; n <= publishes; n++) {
    const text = `Edition ${n} of ${publishes}, ${Date.now()}.`
    await publish(lake, text)
    const since = performance.now()
    const shown = page.getByText(text).waitFor({ timeout: 60_000 })
    html.push(await untilServed(origin + PAGE.path, text, since))
    await shown
    tab.push(performance.now() - since)
  }
  await page.close()
  return { html, tab }
}

/** As the Studio does it: a draft is edited, then published. */
async function publish(lake: SanityClient, text: string): Promise<void> {
  const draftId = `drafts.${PAGE.id}`
  const set = { 'body[0].children[0].text': text }
  await lake.action({ actionType: 'sanity.action.document.edit', draftId, publishedId: PAGE.id, patch: { set } })
  await lake.action({ actionType: 'sanity.action.document.publish', draftId, publishedId: PAGE.id })
}

async function changeMenu({ lake, origin, paths }: Terms): Promise<{ lastOld: number; slowest: number }> {
  const label = `Users ${Date.now()}`
  await lake.patch(ENTRY).set({ label }).commit()
  const since = performance.now()
  const waiting = [...paths]
  const times = { lastOld: 0, slowest: 0 }
  const read = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const asked = performance.now()
      const isNew = (await (await fetch(origin + path)).text()).includes(label)
      times.slowest = Math.max(times.slowest, performance.now() - asked)
      if (isNew) continue
      times.lastOld = performance.now() - since
      if (times.lastOld > PATIENCE_MS) throw new Error(`${path} had the old menu after two minutes`)
      waiting.push(path)
      await setTimeout(50)
    }
  }
  await Promise.all([read(), read()])
  return times
}

async function untilServed(url: string, text: string, since: number): Promise<number> {
  while (!(await (await fetch(url)).text()).includes(text)) {
    if (performance.now() - since > PATIENCE_MS) throw new Error(`"${text}" did not show at ${url} within two minutes`)
    await setTimeout(20)
  }
  return performance.now() - since
}
