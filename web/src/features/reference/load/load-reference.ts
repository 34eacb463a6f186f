import 'server-only'
import { cache } from 'react'
import { isRefusal } from '../description/refusal.ts'
import type { RenderRequest } from '../render/protocol.ts'
import { lastGood, noteGood } from '../store/last-good.ts'
import { openRendering, type Rendering } from '../store/renderings.ts'
import {
  loadReferenceDocument,
  loadReferences,
  type ReferenceDocument,
  type ReferenceEntry,
} from './reference.query.ts'
import { sourceText } from './source-text.ts'

/** A reference and its pages, or the reason why there are none. */
export type LoadedReference = { entry: ReferenceEntry; id: string | undefined } & (
  | { rendering: Rendering; refusal?: undefined }
  | { rendering?: undefined; refusal: string }
)

/**
 * The reference at a path. One whose description can't be shown keeps the last that could; when there was none, it
 * says why.
 */
export const loadReference = cache(async (path: string): Promise<LoadedReference | undefined> => {
  const [entries, document] = await Promise.all([loadReferences(), loadReferenceDocument(path)])
  const entry = entries.find((one) => one.path === path)
  if (!entry || !document) return undefined
  const id = document.source?.kind === 'bundled' ? (document.source.bundled ?? undefined) : undefined
  try {
    const rendering = await open(await requestOf(document, entry))
    return { entry, id, rendering }
  } catch (error) {
    if (!isRefusal(error)) throw error
    const good = await lastGood(path)
    console.error(`[reference] ${path}: ${error.message}${good ? ' The last good description stays.' : ''}`)
    return good ? { entry, id, rendering: await openRendering(good) } : { entry, id, refusal: error.message }
  }

  async function open(request: RenderRequest): Promise<Rendering> {
    const rendering = await openRendering(request)
    // The outline alone does not tell whether the renderer gets through.
    await rendering.page('')
    await noteGood(path, rendering.key)
    return rendering
  }
})

async function requestOf(document: ReferenceDocument, { canonical }: ReferenceEntry): Promise<RenderRequest> {
  return {
    text: await sourceText(document),
    path: canonical,
    groups: document.groups ?? [],
    servers: (document.servers ?? []).map(({ url, description }) => ({ url, ...(description && { description }) })),
  }
}
