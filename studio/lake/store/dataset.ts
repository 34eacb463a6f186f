import { publishedIdOf, type StoredDocument } from '../documents.ts'
import { createDocumentIndex, type DocumentIndex } from './document-index.ts'
import { perspectiveKey, pick, type Perspective } from './perspective.ts'
import type { Change } from './transactions.ts'

/** How many combinations of releases and drafts are kept up to date at once. */
const keptViews = 8

/** One dataset in memory: all of its documents, and the perspectives that have been asked for, kept up to date. */
export type Dataset = {
  name: string
  raw: DocumentIndex
  view: (perspective: Perspective) => DocumentIndex
  /** The draft, the versions and the published document that share a published id. */
  versionsOf: (publishedId: string) => readonly StoredDocument[]
  apply: (changes: readonly Change[]) => void
}

export function createDataset(name: string, documents: Iterable<StoredDocument>): Dataset {
  const raw = createDocumentIndex()
  const versions = new Map<string, Map<string, StoredDocument>>()
  const views = new Map<string, { perspective: Perspective; index: DocumentIndex }>()

  function put(document: StoredDocument) {
    raw.put(document)
    const publishedId = publishedIdOf(document._id)
    const group = versions.get(publishedId) ?? new Map<string, StoredDocument>()
    versions.set(publishedId, group.set(document._id, document))
  }
  function remove(id: string) {
    raw.remove(id)
    const publishedId = publishedIdOf(id)
    const group = versions.get(publishedId)
    group?.delete(id)
    if (group?.size === 0) versions.delete(publishedId)
  }
  function refresh(perspective: Perspective, index: DocumentIndex, publishedId: string) {
    const shown = pick(perspective, publishedId, raw)
    if (shown) index.put(shown)
    else index.remove(publishedId)
  }
  function view(perspective: Perspective): DocumentIndex {
    if (perspective.kind === 'raw') return raw
    const key = perspectiveKey(perspective)
    const known = views.get(key)
    // Deleted and set again, so that the first key is the one not used for longest.
    views.delete(key)
    const entry = known ?? { perspective, index: createDocumentIndex() }
    if (!known) for (const publishedId of versions.keys()) refresh(perspective, entry.index, publishedId)
    views.set(key, entry)
    const oldest = views.keys().next().value
    if (views.size > keptViews && oldest !== undefined) views.delete(oldest)
    return entry.index
  }

  for (const document of documents) put(document)
  return {
    name,
    raw,
    view,
    versionsOf: (publishedId) => [...(versions.get(publishedId)?.values() ?? [])],
    apply(changes) {
      for (const change of changes) {
        if (change.after) put(change.after)
        else remove(change.id)
      }
      for (const publishedId of new Set(changes.map((change) => publishedIdOf(change.id)))) {
        for (const { perspective, index } of views.values()) refresh(perspective, index, publishedId)
      }
    },
  }
}
