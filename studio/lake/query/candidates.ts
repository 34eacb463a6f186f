import type { StoredDocument } from '../documents.ts'
import type { Dataset } from '../store/dataset.ts'
import type { DocumentIndex } from '../store/document-index.ts'
import type { Conditions, Constraint } from './constraints.ts'

function matching(constraint: Constraint, index: DocumentIndex, dataset: Dataset): readonly StoredDocument[] {
  return constraint.values.flatMap((value): readonly StoredDocument[] => {
    switch (constraint.kind) {
      case 'id': {
        const document = index.get(value)
        return document ? [document] : []
      }
      case 'type':
        return index.ofType(value)
      case 'reference':
        return index.referencing(value)
      case 'field':
        return index.withField(constraint.name, value)
      case 'version':
        return versionsOf(value, index, dataset)
    }
  })
}

/** In every view but raw, a whole group stands under its published id. */
function versionsOf(publishedId: string, index: DocumentIndex, dataset: Dataset): readonly StoredDocument[] {
  const ids = new Set([publishedId, ...dataset.versionsOf(publishedId).map(({ _id }) => _id)])
  return [...ids].map((id) => index.get(id)).filter((document) => document !== undefined)
}

const preference = { id: 0, version: 1, reference: 2, field: 3, type: 4 } as const

const mostSelective = (conditions: Conditions) =>
  conditions.reduce((best, each) => (preference[each.kind] < preference[best.kind] ? each : best))

const byId = (left: StoredDocument, right: StoredDocument) => (left._id < right._id ? -1 : 1)

/** The documents that the query can be about, each once, in id order; all of them when no index helps. */
export function candidates(
  constraints: readonly Conditions[] | undefined,
  index: DocumentIndex,
  dataset: Dataset,
): readonly StoredDocument[] {
  if (!constraints) return index.all()
  const chosen = constraints.map((conditions) => mostSelective(conditions))
  const [only] = chosen
  // The index already keeps one type in order, and copying it would cost as much as the query.
  if (chosen.length === 1 && only?.kind === 'type' && only.values.length === 1) return matching(only, index, dataset)
  const found = new Set(chosen.flatMap((constraint) => matching(constraint, index, dataset)))
  return [...found].toSorted(byId)
}
