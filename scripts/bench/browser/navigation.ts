import type { Browser } from '@playwright/test'
import { kilobytes, milliseconds, type Section } from '../report.ts'
import { median } from '../statistics.ts'
import type { Subject } from '../subject.ts'
import { armClock, markLink, readClock } from './in-page.mjs'
import { untilQuiet } from './quiet.ts'
import { openTab, type Reader, type Tab } from './tab.ts'

type Step = { time: number; bytes: number }

/** From the click on a link in the text, which the pointer had rested on, until the next page's heading is painted. */
export async function measureNavigation(
  browser: Browser,
  subjects: readonly Subject[],
  runs: number,
): Promise<Section> {
  const rows: string[][] = []
  for (const reader of ['desk', 'desk, slow'] as const) {
    const steps = new Map(subjects.map((subject) => [subject, new Array<Step>()]))
    for (let run = 0; run < runs; run++)
      for (const [subject, seen] of steps) seen.push(await follow(browser, subject, reader))
    for (const [subject, seen] of steps)
      rows.push([
        subject.name,
        reader,
        milliseconds(median(seen.map(({ time }) => time))),
        milliseconds(Math.min(...seen.map(({ time }) => time))),
        kilobytes(median(seen.map(({ bytes }) => bytes))),
      ])
  }
  return {
    title: 'Navigation from guide to guide',
    note: `From the click on a link in the text (hovered before, as readers do) until the heading of the next page is painted; ${runs} runs. The bytes are those loaded for it, prefetching included.`,
    columns: ['site', 'reader', 'median', 'minimum', 'bytes'],
    rows,
  }
}

async function follow(browser: Browser, subject: Subject, reader: Reader): Promise<Step> {
  const tab = await openTab(browser, reader)
  try {
    await tab.page.goto(subject.origin + (subject.pages['guide'] ?? '/'), { waitUntil: 'load', timeout: 90_000 })
    await untilQuiet(tab)
    const before = total(tab)
    await tab.page.evaluate(markLink, subject.links)
    const link = tab.page.locator('[data-bench-link]')
    await link.hover()
    await untilQuiet(tab, 500)
    await tab.page.evaluate(armClock)
    await link.click({ noWaitAfter: true })
    const time = await tab.page.waitForFunction(readClock, undefined, { timeout: 60_000 })
    const elapsed = Number(await time.jsonValue())
    await untilQuiet(tab, 500)
    return { time: elapsed, bytes: total(tab) - before }
  } finally {
    await tab.close()
  }
}

const total = (tab: Tab) => tab.loaded().reduce((sum, { bytes }) => sum + bytes, 0)
