import { create, discard, edit, publish, remove, replaceDraft, unpublish } from './documents.ts'
import type { Action } from './parse.ts'
import type { Stage } from './stage.ts'
import { createVersion, unpublishVersion } from './versions.ts'

/** Carries out one action as mutations on the stage. */
export function runAction(action: Action, stage: Stage): void {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return create(action, stage)
    case 'sanity.action.document.edit':
      return edit(action, stage)
    case 'sanity.action.document.publish':
      return publish(action, stage)
    case 'sanity.action.document.unpublish':
      return unpublish(action, stage)
    case 'sanity.action.document.discard':
      return discard(action.draftId, stage)
    case 'sanity.action.document.delete':
      return remove(action, stage)
    case 'sanity.action.document.replaceDraft':
      return replaceDraft(action, stage)
    case 'sanity.action.document.version.create':
      return createVersion(action, stage)
    case 'sanity.action.document.version.discard':
      return discard(action.versionId, stage)
    case 'sanity.action.document.version.replace':
      return stage.createOrReplace(action.document)
    case 'sanity.action.document.version.unpublish':
      return unpublishVersion(action, stage)
  }
}
