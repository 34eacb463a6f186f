import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import PortalCache from './cache-handler.ts'

const load = createRequire(import.meta.url)
const { nodeFs } = load('next/dist/server/lib/node-fs-methods.js')
const { CachedRouteKind, IncrementalCacheKind } = load('next/dist/server/response-cache/types.js')
const KIND = { kind: IncrementalCacheKind.APP_PAGE, isFallback: false, isRoutePPREnabled: false }

/** Next's cache on a disk of its own, with memory for a page or two. */
async function startCache() {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const cache = new PortalCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 1000,
    _requestHeaders: {},
  })
  return {
    set: (key: string, html: string) =>
      cache.set(
        key,
        {
          kind: CachedRouteKind.APP_PAGE,
          html,
          rscData: Buffer.from(html),
          headers: {},
          status: 200,
          postponed: undefined,
          segmentData: undefined,
        },
        { ...KIND, cacheControl: { revalidate: 300, expire: undefined } },
      ),
    has: async (key: string) => (await cache.get(key, KIND)) !== null,
    /** Leaves half of the page in its file. */
    tear: async (name: string) => {
      const files = await readdir(folder, { recursive: true })
      const file = join(folder, files.find((one) => one.endsWith(`${name}.html`)) ?? '')
      const html = await readFile(file, 'utf8')
      await writeFile(file, html.slice(0, html.length / 2))
    },
    ageOf: async (key: string) => Date.now() - ((await cache.get(key, KIND))?.lastModified ?? 0),
    /** Makes all that is on the disk as old as if it had been written so long ago. */
    age: async (seconds: number) => {
      const then = Date.now() / 1000 - seconds
      for (const entry of await readdir(folder, { recursive: true })) await utimes(join(folder, entry), then, then)
    },
  }
}

test('M1 a page that fell out of memory is as old as its rendering, however often it is read', async () => {
  const cache = await startCache()
  const pages = Array.from({ length: 20 }, (_, index) => `/docs/page-${index}`)
  for (const page of pages) await cache.set(page, `<p>${page}</p>`)
  await cache.age(299)
  for (let round = 0; round < 3; round += 1)
    for (const page of pages) expect(await cache.ageOf(page)).toBeGreaterThanOrEqual(298_000)
  await cache.set('/docs/page-0', '<p>anew</p>')
  expect(await cache.ageOf('/docs/page-0')).toBeLessThan(60_000)
})

test('Q4 a page whose file was cut short is none, so that it is rendered anew', async () => {
  const cache = await startCache()
  const pages = Array.from({ length: 20 }, (_, index) => `/route/$/docs/page-${index}`)
  // So many that the first ones are no longer in memory.
  for (const page of pages) await cache.set(page, `<html><body>${'word '.repeat(50)}</body></html>`)
  await cache.tear('page-0')
  expect(await Promise.all(pages.slice(0, 2).map(cache.has))).toEqual([false, true])
})
