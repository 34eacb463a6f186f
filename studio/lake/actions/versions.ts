import { isFields } from '../mendoza/same-value.ts'
import type { ActionOf } from './parse.ts'
import { copyOf, type Stage } from './stage.ts'

export function createVersion(action: ActionOf<'sanity.action.document.version.create'>, stage: Stage): void {
  const id = action.versionId ?? action.document?._id
  if (id === undefined) throw stage.fail(400, 'A version needs a versionId or a document with an _id')
  const base = action.baseId === undefined ? action.document : stage.get(action.baseId)
  if (!base) throw stage.fail(404, `Base document "${action.baseId ?? ''}" not found`)
  if (action.ifBaseRevisionId !== undefined && base['_rev'] !== action.ifBaseRevisionId) {
    throw stage.fail(409, `Unexpected base revision: "${String(base['_rev'])}" instead of "${action.ifBaseRevisionId}"`)
  }
  if (stage.get(id)) throw stage.fail(409, `Document "${id}" already exists`)
  stage.create(copyOf(base, id))
}

/** Marks the version so that, seen through it, the document isn't there. */
export function unpublishVersion(action: ActionOf<'sanity.action.document.version.unpublish'>, stage: Stage): void {
  const published = stage.get(action.publishedId)
  if (!stage.get(action.versionId)) {
    if (!published) throw stage.fail(409, `Published document "${action.publishedId}" not found`)
    stage.create(copyOf(published, action.versionId))
  }
  const system = stage.get(action.versionId)?.['_system']
  stage.patch(action.versionId, { set: { _system: { ...(isFields(system) ? system : {}), delete: true } } })
}
