import type { Browser } from '@playwright/test'
import { kilobytes, milliseconds, type Section } from '../report.ts'
import { median } from '../statistics.ts'
import type { SearchControls, Subject } from '../subject.ts'
import { queryTime } from './in-page.mjs'
import { untilQuiet } from './quiet.ts'
import { openTab, type Reader, type Tab } from './tab.ts'

const FIRST = 'consent'
const WORDS = ['balance', 'webhook', 'certificate', 'mandate', 'sandbox', 'refresh token', 'status code', 'limit']

type Searched = { first: number; bytes: number; strokes: number[] }

/** Searching: what must come before the first result, how long it takes, and how long each further query. */
export async function measureSearch(browser: Browser, subjects: readonly Subject[], runs: number): Promise<Section> {
  const rows: string[][] = []
  for (const { name, origin, pages, search } of subjects) {
    if (!search) continue
    const url = origin + (pages['guide'] ?? '/')
    for (const reader of ['desk', 'desk, slow'] as const) {
      const seen: Searched[] = []
      for (let run = 0; run < runs; run++) seen.push(await searchOnce(browser, url, search, reader))
      rows.push([
        name,
        reader,
        kilobytes(median(seen.map(({ bytes }) => bytes))),
        milliseconds(median(seen.map(({ first }) => first))),
        milliseconds(median(seen.flatMap(({ strokes }) => strokes))),
      ])
    }
  }
  return {
    title: 'Search',
    note: `From opening the search to the first result for “${FIRST}”, with the bytes loaded for it (gzip); then ${WORDS.length} other queries, from the input to changed results; medians of ${runs} visits.`,
    columns: ['site', 'reader', 'bytes to the first result', 'first result', 'another query'],
    rows,
  }
}

async function searchOnce(browser: Browser, url: string, search: SearchControls, reader: Reader): Promise<Searched> {
  const tab = await openTab(browser, reader)
  try {
    await tab.page.goto(url, { waitUntil: 'load', timeout: 90_000 })
    await untilQuiet(tab)
    const before = total(tab)
    const since = performance.now()
    if (search.open) await tab.page.locator(search.open).first().click()
    await tab.page.locator(search.input).first().fill(FIRST)
    await tab.page.locator(search.result).first().waitFor({ timeout: 60_000 })
    const first = performance.now() - since
    await untilQuiet(tab, 1000)
    const bytes = total(tab) - before
    const strokes: number[] = []
    for (const word of WORDS) strokes.push(await tab.page.evaluate(queryTime, { search, word }))
    return { first, bytes, strokes }
  } finally {
    await tab.close()
  }
}

const total = (tab: Tab) => tab.loaded().reduce((sum, { bytes }) => sum + bytes, 0)
