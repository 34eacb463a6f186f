import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { clientOptions } from '@portal/content-source'
import { root } from '../../lib/paths.ts'
import { freePorts } from '../../lib/ports.ts'
import { buildWeb } from '../../stack/build.ts'
import { configureStack } from '../../stack/config.ts'
import { Stack } from '../../stack/stack.ts'
import { megabytes, milliseconds, seconds, type Section } from '../report.ts'
import { largestTree } from './memory.ts'
import { strokeTime } from './strokes.ts'

const TEMPLATE = 'page_docs_accounts_v3_users'
// A request holds 4 MB; a guide takes some 25 kB.
const AT_ONCE = 100

/** What growing numbers of guides, copies of one of the sample's, cost a clean build of the portal, and its search. */
export async function measureBuilds(sizes: readonly number[]): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-build-'))
  const stack = new Stack(configureStack({ ports: await freePorts(4300), dataFolder: folder, suffix: '-growth' }))
  const output = join(root, 'web', stack.config.output.web)
  const rows: string[][] = []
  try {
    await stack.startLake()
    await stack.seedWhenEmpty()
    for (const size of sizes) {
      const guides = await grow(lakeClient(stack), size)
      rmSync(output, { recursive: true, force: true })
      const since = performance.now()
      const largest = await largestTree(() => buildWeb(stack.config))
      const time = performance.now() - since
      await stack.startWeb()
      const stroke = await strokeTime(stack.config.webUrl)
      await stack.children.stop('web')
      rows.push([String(guides), seconds(time), megabytes(largest), milliseconds(stroke)])
    }
  } finally {
    await stack.children.stopAll()
    rmSync(folder, { recursive: true, force: true })
    rmSync(output, { recursive: true, force: true })
  }
  return {
    title: 'Growth: clean build, and search',
    note: 'Wall time of `next build` from nothing but the rendered references that an earlier build stored, and the largest memory of its process tree (what its processes share counts for each). Then the portal that was built is started and words are typed into its search: the 95th percentile of what a key stroke takes.',
    columns: ['guides', 'time', 'memory', 'key stroke, p95'],
    rows,
  }
}

const lakeClient = ({ config }: Stack) =>
  createClient({ ...clientOptions(config.source), token: config.secrets.lakeWriteToken })

/** Copies a guide until there are `size`, or as many as there were, if they are more. Answers how many there are. */
async function grow(lake: SanityClient, size: number): Promise<number> {
  const there = await lake.fetch<number>('count(*[_type == "page"])')
  const template = await lake.getDocument(TEMPLATE)
  if (!template) throw new Error(`the sample content has no ${TEMPLATE}`)
  for (let from = there; from < size; from += AT_ONCE) {
    const transaction = lake.transaction()
    for (let n = from; n < Math.min(size, from + AT_ONCE); n++)
      transaction.createOrReplace({
        ...template,
        _id: `page_docs_growth_page-${n}`,
        path: `/docs/growth/page-${n}`,
        title: `Page ${n}`,
      })
    await transaction.commit({ visibility: 'async' })
  }
  return Math.max(there, size)
}
