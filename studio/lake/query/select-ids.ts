import { queryEvaluationError } from '../errors.ts'
import { evaluate } from './evaluate.ts'
import { isPlain } from './risk.ts'
import { parseQuery, type Params } from './parse-query.ts'

function idOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null || !('_id' in item)) return undefined
  return typeof item._id === 'string' ? item._id : undefined
}

/** The ids that a patch or delete by query means: of documents, or ids themselves. */
export function selectIds(query: string, params: Params, documents: readonly unknown[]): string[] {
  const tree = parseQuery(query, params)
  // It holds up every other write, so it may look at each document, but not at all of them for each.
  if (!isPlain(tree, query)) throw queryEvaluationError('The query of a mutation is too complex', query)
  const found = evaluate(tree, query, { dataset: documents, params: { ...params } })
  const ids = (Array.isArray(found) ? found : [found]).map((item) => idOf(item))
  return [...new Set(ids.filter((id) => id !== undefined))]
}
