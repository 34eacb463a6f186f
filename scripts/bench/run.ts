import { join } from 'node:path'
import { createClient } from '@sanity/client'
import type { Browser } from '@playwright/test'
import { clientOptions } from '@portal/content-source'
import { dataFolder } from '../lib/paths.ts'
import { freePorts } from '../lib/ports.ts'
import { onSignal } from '../lib/signals.ts'
import { step } from '../lib/step.ts'
import { configureStack } from '../stack/config.ts'
import { Stack } from '../stack/stack.ts'
import { launchBrowser } from './browser/launch.ts'
import { measureNavigation } from './browser/navigation.ts'
import { measureSearch } from './browser/search.ts'
import { measureVitals } from './browser/vitals.ts'
import { measureWeight } from './browser/weight.ts'
import { machineFacts } from './facts.ts'
import type { Options, Part } from './options.ts'
import { startPeers } from './peers/start-peers.ts'
import { portalSubject } from './portal.ts'
import { sectionToMarkdown, toMarkdown, type Section } from './report.ts'
import { measureMemory } from './server/after-load.ts'
import { measureBuilds } from './server/build-growth.ts'
import { measureThroughput } from './server/throughput.ts'
import { measureVisible } from './server/visible.ts'
import type { Subject } from './subject.ts'

type Bench = {
  options: Options
  stack: Stack
  browser: Browser
  subjects: readonly Subject[]
  portal: Subject
  paths: readonly string[]
}

const MEASURES = {
  weight: ({ browser, subjects }) => measureWeight(browser, subjects),
  vitals: ({ browser, subjects, options }) => measureVitals(browser, subjects, options.runs),
  navigation: ({ browser, subjects, options }) => measureNavigation(browser, subjects, options.runs),
  search: ({ browser, subjects, options }) => measureSearch(browser, subjects, options.runs),
  visible: ({ browser, stack, options, paths, portal }) =>
    measureVisible({ lake: lakeOf(stack), browser, origin: portal.origin, publishes: options.publishes, paths }),
  throughput: ({ stack, portal, options }) =>
    measureThroughput(portal.origin + portal.pages['guide'], stack.config.ports.web + 50, options.runs),
  memory: ({ stack, options, paths }) => measureMemory(stack, paths, options.requests),
  builds: ({ options }) => measureBuilds(options.sizes),
} as const satisfies Record<Part, (bench: Bench) => Promise<Section>>

/** Measures a stack of its own, with the sample content, and the peers beside it. Answers the report. */
export async function runBench(options: Options): Promise<string> {
  // Kept, so that the next run finds its build.
  const folder = join(dataFolder, 'bench', 'stack')
  const facts = machineFacts()
  const stack = new Stack(configureStack({ ports: await freePorts(4100), dataFolder: folder, suffix: '-bench' }))
  onSignal(() => stack.children.stopAll())
  const ends: (() => Promise<unknown>)[] = [() => stack.children.stopAll()]
  try {
    await stack.startPortal()
    const browser = await launchBrowser()
    ends.push(() => browser.close())
    const portal = portalSubject(stack)
    const peers = options.peers ? await startPeers(portal, stack, (stop) => ends.push(stop)) : []
    const paths = await lakeOf(stack).fetch<string[]>('*[_type == "page"].path')
    const bench = { options, stack, browser, portal, paths, subjects: [portal, ...peers] }
    const sections: Section[] = []
    for (const part of options.parts) {
      const section = await step(`Measuring: ${part}`, () => MEASURES[part](bench))
      console.log(sectionToMarkdown(section))
      sections.push(section)
    }
    const sites = bench.subjects.map(({ name, version }) => `${name} ${version}`).join(', ')
    return toMarkdown({ ...facts(), Chromium: browser.version(), sites }, sections)
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

const lakeOf = ({ config }: Stack) =>
  createClient({ ...clientOptions(config.source), token: config.secrets.lakeWriteToken })
