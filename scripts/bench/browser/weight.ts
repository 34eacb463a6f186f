import { request } from 'node:http'
import type { Browser } from '@playwright/test'
import { kilobytes, type Section } from '../report.ts'
import type { Subject } from '../subject.ts'
import { begunBeforeLoad } from './in-page.mjs'
import { untilQuiet } from './quiet.ts'
import { openTab, type Kind, type Loaded } from './tab.ts'

const KINDS = ['HTML', 'CSS', 'JS', 'fonts', 'other'] as const satisfies readonly Kind[]

/** What a first visit loads by itself, exact to the byte: bodies as sent, without headers. */
export async function measureWeight(browser: Browser, subjects: readonly Subject[]): Promise<Section> {
  const rows: string[][] = []
  for (const subject of subjects)
    for (const [kind, path] of Object.entries(subject.pages)) {
      const { loads, early } = await loadsOf(browser, subject.origin + path)
      for (const encoding of ['gzip', 'br']) {
        const weights = await weighed(loads, encoding)
        const [, atLoad] = sums(await weighed(early, encoding))
        const bytes = [...weights.values(), ...sums(weights), atLoad]
        rows.push([subject.name, kind, encoding, ...bytes.map(kilobytes), String(loads.length)])
      }
    }
  return {
    title: 'Weight of a first visit',
    note: 'Bytes of the bodies that an empty browser loads until nothing more comes, and until the load event, asked for again in each encoding. A server that lacks an encoding sends another.',
    columns: ['site', 'page', 'encoding', ...KINDS, 'all', 'all but fonts', 'but fonts, at load', 'requests'],
    rows,
  }
}

type Loads = { loads: readonly Loaded[]; early: readonly Loaded[] }

async function loadsOf(browser: Browser, url: string): Promise<Loads> {
  const tab = await openTab(browser, 'desk')
  try {
    await tab.page.goto(url, { waitUntil: 'load' })
    await untilQuiet(tab)
    const loads = tab.loaded().filter(({ status }) => status === 200)
    const before = new Set(await tab.page.evaluate(begunBeforeLoad))
    return { loads, early: loads.filter((one) => before.has(one.url)) }
  } finally {
    await tab.close()
  }
}

type Weights = ReadonlyMap<Kind, number>

async function weighed(loads: readonly Loaded[], encoding: string): Promise<Weights> {
  const bytes = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]))
  for (const { url, kind } of loads) bytes.set(kind, (bytes.get(kind) ?? 0) + (await bodyBytes(url, encoding)))
  return bytes
}

/** All of it, and all but the fonts. */
function sums(weights: Weights): [number, number] {
  const all = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0)
  return [all, all - (weights.get('fonts') ?? 0)]
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
