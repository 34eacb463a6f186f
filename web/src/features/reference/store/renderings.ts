import { join } from 'node:path'
import type { Outline, PageSlug } from '../description/outline.ts'
import type { RenderMessage, RenderRequest } from '../render/protocol.ts'
import { renderInWorker } from '../render/renderer.ts'
import { digestOf } from './folder.ts'
import { rendererFolder, rendererVersion } from './renderer-version.ts'
import { pruneStore } from './prune.ts'
import {
  type RenderingKey,
  type StoredPage,
  storedOutline,
  storedPage,
  storeOutline,
  storePage,
  storeRequest,
} from './rendered-pages.ts'

/** The pages of one description, rendered or being rendered. */
export type Rendering = {
  key: RenderingKey
  outline: Outline
  /** Waits for a page that is being rendered; undefined when there is no such page. */
  page: (slug: PageSlug) => Promise<StoredPage | undefined>
}

type Job = { outline: Promise<Outline>; done: Promise<void>; waiting: Map<PageSlug, PromiseWithResolvers<void>> }

declare global {
  // Pages and routes are bundled apart and share only the global.
  var portalReferenceJobs: Map<RenderingKey, Job> | undefined
}

/**
 * The rendering of a description: from the store, or started now, once however many ask.
 *
 * @throws {DescriptionRefused} when the description can't be rendered
 */
export async function openRendering(request: RenderRequest): Promise<Rendering> {
  const key = digestOf(rendererVersion(), JSON.stringify(request))
  const stored = await storedOutline(key)
  if (stored) return { key, outline: stored, page: (slug) => storedPage(key, slug) }
  globalThis.portalReferenceJobs ??= new Map()
  const job = globalThis.portalReferenceJobs.get(key) ?? start(key, request)
  return { key, outline: await job.outline, page: (slug) => pageOf(key, job, slug) }
}

async function pageOf(key: RenderingKey, job: Job, slug: PageSlug): Promise<StoredPage | undefined> {
  const early = await storedPage(key, slug)
  if (early) return early
  const written = job.waiting.get(slug) ?? Promise.withResolvers<void>()
  job.waiting.set(slug, written)
  await Promise.race([written.promise, job.done])
  return storedPage(key, slug)
}

function start(key: RenderingKey, request: RenderRequest): Job {
  const outline = Promise.withResolvers<Outline>()
  const waiting: Job['waiting'] = new Map()
  let writes: Promise<unknown> = storeRequest(key, request)
  const onMessage = (message: Exclude<RenderMessage, { type: 'done' | 'refused' }>) => {
    if (message.type === 'outline') return outline.resolve(message.outline)
    const { page } = message
    const written = storePage(key, page)
    writes = Promise.all([writes, written])
    written.then(
      () => waiting.get(page.slug)?.resolve(),
      () => {},
    )
  }
  const file = join(rendererFolder(), 'render/worker.ts')
  const done = renderInWorker(request, { file, onMessage })
    .then(() => writes)
    .then(async () => storeOutline(key, await outline.promise))
    .finally(pruneQuietly)
  // Whoever waits for the outline or a page learns of the failure; nobody may be waiting.
  done.catch((error: unknown) => outline.reject(error))
  outline.promise.catch(() => {})
  const job = { outline: outline.promise, done, waiting }
  globalThis.portalReferenceJobs?.set(key, job)
  // A complete rendering is in the store; one that failed may succeed at the next try.
  done.catch(() => {}).finally(() => globalThis.portalReferenceJobs?.delete(key))
  return job
}

// What is left over takes room and does no other harm.
const pruneQuietly = () => pruneStore().catch((error: unknown) => console.error('[reference]', error))
