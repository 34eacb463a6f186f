import { isPublishedId, publishedIdOf } from '../documents.ts'
import { mutationError } from '../errors.ts'
import { strongReferencesIn } from '../store/references-in.ts'
import type { WorkingCopy, WorkingDocument } from './working-copy.ts'

function missingTarget(document: WorkingDocument, target: string) {
  return mutationError(409, 0, {
    type: 'documentReferenceDoesNotExistError',
    description: `Document "${document._id}" references non-existent document "${target}"`,
    id: document._id,
    referenceID: target,
  })
}

function stillReferenced(id: string, referencingIDs: readonly string[]) {
  return mutationError(409, 0, {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`,
    id,
    referencingIDs,
  })
}

/** A published document's strong references lead to documents that exist, before and after every transaction. */
export function checkReferences(working: WorkingCopy): void {
  for (const id of working.touchedIds()) {
    if (!isPublishedId(id)) continue
    const document = working.get(id)
    if (document) {
      for (const target of strongReferencesIn(document)) if (!working.get(target)) throw missingTarget(document, target)
    } else if (working.existed(id)) {
      const others = working
        .referencing(id)
        .filter((other) => publishedIdOf(other._id) !== id && strongReferencesIn(other).has(id))
        .map((other) => other._id)
      if (others.length > 0) throw stillReferenced(id, others)
    }
  }
}
