import { draftId } from '../documents.ts'
import { documentInputSchema } from '../mutations/schemas.ts'
import type { ActionOf } from './parse.ts'
import { copyOf, type Stage } from './stage.ts'
import { strengthened } from './strengthen.ts'

export function create(action: ActionOf<'sanity.action.document.create'>, stage: Stage): void {
  const { attributes } = action
  const exists = stage.get(attributes._id) !== undefined
  if (exists && action.ifExists === 'ignore') return
  if (exists) throw stage.fail(409, `Document "${attributes._id}" already exists`)
  stage.create(attributes)
}

/** The first edit of a published document starts a draft from it. */
export function edit(action: ActionOf<'sanity.action.document.edit'>, stage: Stage): void {
  const { id: _id, ifRevisionID, ...operations } = action.patch
  const draft = stage.get(action.draftId)
  const published = stage.get(action.publishedId)
  const base = draft ?? published
  if (!base) throw stage.fail(404, `Neither draft "${action.draftId}" nor published "${action.publishedId}" exists`)
  // A draft that an action before this one started has no revision yet: what counts is that of its origin.
  expectRevision(draft ? 'draft' : 'published', base['_rev'] ?? published?.['_rev'], ifRevisionID, stage)
  if (!draft) stage.create(copyOf(base, action.draftId))
  stage.patch(action.draftId, operations)
}

export function publish(action: ActionOf<'sanity.action.document.publish'>, stage: Stage): void {
  const draft = stage.get(action.draftId)
  if (!draft) throw stage.fail(409, `Draft document "${action.draftId}" not found`)
  const published = stage.get(action.publishedId)
  expectRevision('draft', draft['_rev'], action.ifDraftRevisionId, stage)
  expectRevision('published', published?.['_rev'], action.ifPublishedRevisionId, stage)
  const { _system, ...content } = copyOf(draft, action.publishedId)
  const document = documentInputSchema.parse(strengthened(content))
  const _createdAt = published?.['_createdAt'] ?? draft['_createdAt']
  stage.createOrReplace({ ...document, _id: action.publishedId, _createdAt })
  stage.remove(action.draftId)
}

function expectRevision(name: string, actual: unknown, expected: string | undefined, stage: Stage): void {
  if (expected === undefined || actual === expected) return
  throw stage.fail(409, `Unexpected ${name} revision: "${String(actual)}" instead of "${expected}"`)
}

/** A draft that is there already is kept: it is the newer of the two. */
export function unpublish(action: ActionOf<'sanity.action.document.unpublish'>, stage: Stage): void {
  const published = stage.get(action.publishedId)
  if (!published) throw stage.fail(409, `Published document "${action.publishedId}" not found`)
  if (!stage.get(action.draftId)) stage.create(copyOf(published, action.draftId))
  stage.remove(action.publishedId)
}

export function discard(id: string, stage: Stage): void {
  if (!stage.get(id)) throw stage.fail(404, `Document "${id}" not found`)
  stage.remove(id)
}

export function remove(action: ActionOf<'sanity.action.document.delete'>, stage: Stage): void {
  const ids = [...action.includeDrafts, action.publishedId]
  for (const id of ids) if (stage.get(id)) stage.remove(id)
}

/** What the Studio sends to bring back an old revision; the `_rev` in its attributes is that of then. */
export function replaceDraft(action: ActionOf<'sanity.action.document.replaceDraft'>, stage: Stage): void {
  const id = action.attributes._id
  if (id !== draftId(action.publishedId)) throw stage.fail(400, `"${id}" is not the draft of "${action.publishedId}"`)
  stage.createOrReplace(action.attributes)
}
