import { request } from 'node:http'
import type { Browser } from '@playwright/test'
import { kilobytes, type Section } from '../report.ts'
import type { Subject } from '../subject.ts'
import { openTab, type Kind, type Loaded } from './tab.ts'

const KINDS = ['HTML', 'CSS', 'JS', 'fonts', 'other'] as const satisfies readonly Kind[]

/** What a first visit loads until the load event, exact to the byte: bodies as sent, without headers. */
export async function measureWeight(browser: Browser, subjects: readonly Subject[]): Promise<Section> {
  const rows: string[][] = []
  for (const subject of subjects)
    for (const [kind, path] of Object.entries(subject.pages)) {
      const loads = await loadsOf(browser, subject.origin + path)
      for (const encoding of ['gzip', 'br'])
        rows.push([subject.name, kind, encoding, ...(await weighed(loads, encoding)), String(loads.length)])
    }
  return {
    title: 'Weight of a first visit',
    note: 'Bytes of the bodies that an empty browser loads until the load event, asked for again in each encoding. A server that lacks an encoding sends another.',
    columns: ['site', 'page', 'encoding', ...KINDS, 'all', 'all but fonts', 'requests'],
    rows,
  }
}

async function loadsOf(browser: Browser, url: string): Promise<readonly Loaded[]> {
  const tab = await openTab(browser, 'desk')
  try {
    await tab.page.goto(url, { waitUntil: 'load' })
    return [...tab.loaded()].filter(({ status }) => status === 200)
  } finally {
    await tab.close()
  }
}

async function weighed(loads: readonly Loaded[], encoding: string): Promise<string[]> {
  const bytes = new Map<Kind, number>()
  for (const { url, kind } of loads) bytes.set(kind, (bytes.get(kind) ?? 0) + (await bodyBytes(url, encoding)))
  const of = (kind: Kind) => bytes.get(kind) ?? 0
  const all = KINDS.reduce((sum, kind) => sum + of(kind), 0)
  return [...KINDS.map(of), all, all - of('fonts')].map(kilobytes)
}

/** The bytes of a body as it travels. */
export function bodyBytes(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
