import type { Browser } from '@playwright/test'
import { milliseconds, type Section } from '../report.ts'
import { median } from '../statistics.ts'
import type { Subject } from '../subject.ts'
import { collect, observe, type Observed } from './in-page.mjs'
import { untilQuiet } from './quiet.ts'
import { openTab } from './tab.ts'

/** Paints, shifts and blocking time on a slow phone. The sites take turns, so that a busy minute touches each. */
export async function measureVitals(browser: Browser, subjects: readonly Subject[], runs: number): Promise<Section> {
  const targets = subjects.flatMap((subject) =>
    Object.entries(subject.pages).map(([kind, path]) => ({
      site: subject.name,
      kind,
      url: subject.origin + path,
      seen: new Array<Observed>(),
    })),
  )
  for (const target of targets) await visit(browser, target.url)
  for (let run = 0; run < runs; run++) for (const target of targets) target.seen.push(await visit(browser, target.url))
  return {
    title: 'First visit on a slow phone',
    note: `412 × 823, 4x CPU, 1.6 Mbit/s, 150 ms a request, gzip over HTTP/1.1; median (minimum) of ${runs} visits with an empty cache, after one that warms the servers.`,
    columns: ['site', 'page', 'FCP', 'LCP', 'CLS', 'TBT'],
    rows: targets.map(({ site, kind, seen }) => [
      site,
      kind,
      ...(['fcp', 'lcp'] as const).map((name) => middle(seen.map((one) => one[name]))),
      median(seen.map(({ cls }) => cls)).toFixed(3),
      middle(seen.map(({ tbt }) => tbt)),
    ]),
  }
}

const middle = (values: readonly number[]) => `${milliseconds(median(values))} (${milliseconds(Math.min(...values))})`

async function visit(browser: Browser, url: string): Promise<Observed> {
  const tab = await openTab(browser, 'phone, slow')
  try {
    await tab.page.addInitScript(observe)
    await tab.page.goto(url, { waitUntil: 'load', timeout: 90_000 })
    await untilQuiet(tab)
    return await tab.page.evaluate(collect)
  } finally {
    await tab.close()
  }
}
