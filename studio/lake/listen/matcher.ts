import { badRequest } from '../errors.ts'
import type { Viewer } from '../context.ts'
import { isPublic, isVersionId, type StoredDocument } from '../documents.ts'
import { constraintsOf } from '../query/constraints.ts'
import { evaluate } from '../query/evaluate.ts'
import { isPlain } from '../query/risk.ts'
import { parseQuery, type Params } from '../query/parse-query.ts'

export type Matcher = (document: StoredDocument | undefined) => boolean

const isSystemId = (id: string) => id.startsWith('_.')

/** Whether a listener is told about documents of this id or, without a credential, of this kind at all. */
function sees(document: StoredDocument, viewer: Viewer, includeAllVersions: boolean): boolean {
  if (viewer.kind === 'anonymous') return isPublic(document)
  return includeAllVersions || !(isVersionId(document._id) || isSystemId(document._id))
}

/** Whether a document, by itself, is in the answer of a listener's query. Throws for a query that can't be evaluated. */
export function createMatcher(
  query: string,
  params: Params,
  viewer: Viewer,
  options: { includeAllVersions: boolean },
): Matcher {
  const tree = parseQuery(query, params)
  if (!isPlain(tree, query)) throw badRequest('The query of a listener is too complex')
  const identity = viewer.kind === 'user' ? viewer.id : '<anonymous>'
  const found = (dataset: readonly StoredDocument[]) =>
    evaluate(tree, query, { dataset, params: { ...params }, identity })
  found([])
  const constraints = constraintsOf(tree)
  const conditions = constraints?.length === 1 ? constraints[0] : undefined
  const wanted = (kind: 'id' | 'type') => {
    const values = conditions?.find((condition) => condition.kind === kind)?.values
    return values && new Set(values)
  }
  const [ids, types] = [wanted('id'), wanted('type')]

  return (document) => {
    if (!document || !sees(document, viewer, options.includeAllVersions)) return false
    // Most listeners name their ids or types, so most documents are ruled out without an evaluation.
    if (ids?.has(document._id) === false || types?.has(document._type) === false) return false
    const result = found([document])
    return Array.isArray(result) ? result.length > 0 : result !== null && result !== undefined && result !== false
  }
}
