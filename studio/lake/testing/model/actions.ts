import { groupOf, modelDocumentSchema, type ModelDocument } from './content.ts'
import { Refused, type Model } from './model.ts'
import type { PatchPair } from './patches.ts'

const fail = (status: number): never => {
  throw new Refused(status, 'actionError')
}
const moved = (document: ModelDocument, _id: string): ModelDocument => ({ ...document, _id })

/** What publishing leaves out, and what it makes strong. */
function published(document: ModelDocument, _id: string): ModelDocument {
  const { _system, ...rest } = document
  return modelDocumentSchema.parse({ ...rest, _id })
}

/** The actions of the Studio, in terms of the model. Each says what it would send and does the same by itself. */
export const modelActions = {
  create: (model: Model, draft: ModelDocument, ifExists: 'fail' | 'ignore') => {
    if (!model.documents.has(draft._id)) model.put(draft)
    else if (ifExists === 'fail') fail(409)
  },
  edit: (model: Model, draftId: string, pair: PatchPair) => {
    const base = model.documents.get(draftId) ?? model.documents.get(groupOf(draftId)) ?? fail(404)
    if (base._id !== draftId) model.put(moved(base, draftId))
    model.patch(draftId, pair)
  },
  publish: (model: Model, draftId: string, expected?: string) => {
    const draft = model.documents.get(draftId) ?? fail(409)
    if (expected !== undefined && model.revisions.get(draftId) !== expected) fail(409)
    model.put(published(draft, groupOf(draftId)))
    model.remove(draftId)
  },
  unpublish: (model: Model, draftId: string) => {
    const live = model.documents.get(groupOf(draftId)) ?? fail(409)
    if (!model.documents.has(draftId)) model.put(moved(live, draftId))
    model.remove(live._id)
  },
  discard: (model: Model, id: string) => {
    if (!model.documents.has(id)) fail(404)
    model.remove(id)
  },
  remove: (model: Model, draftId: string) => {
    model.remove(draftId)
    model.remove(groupOf(draftId))
  },
  createVersion: (model: Model, baseId: string, versionId: string) => {
    const base = model.documents.get(baseId) ?? fail(404)
    if (model.documents.has(versionId)) fail(409)
    model.put(moved(base, versionId))
  },
  unpublishVersion: (model: Model, versionId: string) => {
    const base = model.documents.get(versionId) ?? model.documents.get(groupOf(versionId)) ?? fail(409)
    model.put(modelDocumentSchema.parse({ ...base, _id: versionId, _system: { delete: true } }))
  },
}
