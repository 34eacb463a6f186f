import { evaluate } from './evaluate.ts'
import { parseQuery, type Params } from './parse-query.ts'

function idOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null || !('_id' in item)) return undefined
  return typeof item._id === 'string' ? item._id : undefined
}

/** The ids that a patch or delete by query means: of documents, or ids themselves. */
export function selectIds(query: string, params: Params, documents: readonly unknown[]): string[] {
  const found = evaluate(parseQuery(query, params), query, { dataset: documents, params: { ...params } })
  const ids = (Array.isArray(found) ? found : [found]).map((item) => idOf(item))
  return [...new Set(ids.filter((id) => id !== undefined))]
}
