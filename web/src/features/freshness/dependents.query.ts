import 'server-only'
import { defineQuery } from 'groq'
import { readNow } from '../../sanity/fetch.ts'

const DEPENDENTS_QUERY = defineQuery(`*[
  _type == "page" && (
    references($ids) ||
    references(*[_type == "snippet" && references($ids)]._id) ||
    references(*[_type == "snippet" && references(*[_type == "snippet" && references($ids)]._id)]._id)
  )
].path`)

/** The paths of the pages that link to these documents or show them, also through snippets within snippets. */
export async function loadDependentPaths(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const paths = await readNow(DEPENDENTS_QUERY, { ids: [...ids] })
  return paths.flatMap((path) => path ?? [])
}
