import { badRequest } from '../errors.ts'
import type { Params } from './parse-query.ts'

/** `$name=<JSON>` of a query string. */
export function queryParams(search: URLSearchParams): Params {
  const params: Record<string, unknown> = {}
  for (const [name, text] of search) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(text)
    } catch {
      throw badRequest(`Unable to parse value of "${name}": ${JSON.stringify(text.slice(0, 200))} is not valid JSON`)
    }
  }
  return params
}

export const flag = (search: URLSearchParams, name: string) => search.get(name) === 'true'
