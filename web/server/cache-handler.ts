import { createRequire } from 'node:module'
import { join } from 'node:path'
import type NextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { serving } from '../src/lib/serving.ts'
import { createSheets } from './inline-styles.ts'
import { addressOf, finished, isTorn, tagsOf } from './stored.ts'

// A CommonJS module, which Node imports whole.
const { default: FileSystemCache }: { default: typeof NextCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
)

type Cache = NextCache

const readSheet = createSheets(join(process.cwd(), process.env['NEXT_DIST_DIR'] ?? '.next'))

/** What was read from the cache: when a rendering fails, Next stores the very same again. */
const known = new WeakSet<object>()

/**
 * Next's own cache, which also tells the serving layer what was stored, read and purged, and keeps each page as it is
 * served, with its Content-Security-Policy, so that `next start` serves it as well.
 */
export default class PortalCache extends FileSystemCache {
  override async get(...[key, context]: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const entry = await super.get(key, context)
    const path = addressOf(key)
    if (!entry?.value || path === undefined) return entry
    // Next then renders it anew.
    if (isTorn(entry.value)) return null
    known.add(entry.value)
    finished(entry.value, readSheet)
    serving()?.read(path, tagsOf(entry.value))
    // What Next takes for expired it renders before it answers; when that fails, it keeps what it has.
    return serving()?.wantsFresh() ? { ...entry, lastModified: -1 } : entry
  }

  override async set(...[key, value, context]: Parameters<Cache['set']>): Promise<void> {
    const path = value && addressOf(key)
    if (value && !known.has(value)) finished(value, readSheet)
    await super.set(key, value, context)
    if (value && path !== undefined && path !== null && !known.has(value)) serving()?.stored(path, tagsOf(value))
  }

  override async revalidateTag(...[tags, durations]: Parameters<Cache['revalidateTag']>): Promise<void> {
    await super.revalidateTag(tags, durations)
    serving()?.purged([tags].flat())
  }
}
