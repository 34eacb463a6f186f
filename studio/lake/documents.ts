import { z } from 'zod'

/** What a client sends: any JSON object that names its type. */
export type DocumentInput = { _type: string; _id?: string | undefined; [attribute: string]: unknown }

/** A document as the lake keeps it. Never changed in place: a change is a new object. */
export type StoredDocument = {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [attribute: string]: unknown
}

export const storedDocumentSchema = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
})

const draftPrefix = 'drafts.'
const versionPrefix = 'versions.'

const isDraftId = (id: string) => id.startsWith(draftPrefix)
export const isVersionId = (id: string) => id.startsWith(versionPrefix)
export const isPublishedId = (id: string) => !isDraftId(id) && !isVersionId(id)
export const draftId = (publishedId: string) => draftPrefix + publishedId
export const versionId = (release: string, publishedId: string) => `${versionPrefix}${release}.${publishedId}`

/** `drafts.x` and `versions.<release>.x` → `x`; a published id is its own. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length)
  if (!isVersionId(id)) return id
  const end = id.indexOf('.', versionPrefix.length)
  return end === -1 ? id : id.slice(end + 1)
}

const secretTypes = new Set(['sanity.previewUrlSecret'])

/** Whether someone without a credential may see it. A dot in an id marks drafts, versions, system and private documents. */
export const isPublic = (document: { _id: string; _type: string }) =>
  !document._id.includes('.') && !secretTypes.has(document._type)
