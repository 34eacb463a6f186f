import { draftId, isPublic, isPublishedId, versionId, type StoredDocument } from '../documents.ts'
import type { DocumentIndex } from './document-index.ts'

/**
 * Which document of a group (published, draft, versions) a query sees.
 * `public` is what someone without a credential gets, whatever they ask for.
 * A stack lists `drafts` and release ids, the highest priority first; the published document is its base.
 */
export type Perspective =
  | { kind: 'raw' }
  | { kind: 'published' }
  | { kind: 'public' }
  | { kind: 'stack'; layers: readonly string[] }

export const perspectiveKey = (perspective: Perspective) =>
  perspective.kind === 'stack' ? `stack:${perspective.layers.join(',')}` : perspective.kind

const markedForDeletion = (document: StoredDocument) => {
  const system = document['_system']
  return typeof system === 'object' && system !== null && 'delete' in system && system.delete === true
}

/** The document that stands for `publishedId`, or nothing when this perspective hides it. */
export function pick(perspective: Perspective, publishedId: string, raw: DocumentIndex): StoredDocument | undefined {
  const published = raw.get(publishedId)
  if (perspective.kind !== 'stack') {
    if (!published || !isPublishedId(publishedId)) return undefined
    return perspective.kind === 'public' && !isPublic(published) ? undefined : published
  }
  for (const layer of perspective.layers) {
    const id = layer === 'drafts' ? draftId(publishedId) : versionId(layer, publishedId)
    const found = raw.get(id)
    if (!found) continue
    return markedForDeletion(found) ? undefined : { ...found, _id: publishedId, _originalId: id }
  }
  return published && { ...published, _originalId: publishedId }
}
