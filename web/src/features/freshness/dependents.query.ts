import 'server-only'
import { defineQuery } from 'groq'
import { readNow } from '../../sanity/fetch.ts'

const REFERRERS_QUERY = defineQuery(
  `*[_type in ["page", "snippet"] && references($ids)]{_id, _type, "path": select(_type == "page" => path)}`,
)

const SHOWING_QUERY = defineQuery(`*[_type in ["page", "snippet"] && (
  "liveTable" in body[]._type ||
  "liveTable" in body[].content[]._type ||
  "liveTable" in body[].steps[].content[]._type
)]{_id, _type, "path": select(_type == "page" => path)}`)

// A snippet may show a snippet, as deep as expand.ts follows.
const DEEPEST = 4

/**
 * The paths of the pages that link to these documents or show them, also through snippets. Asked level by level: one
 * query with queries inside it would have the lake walk its whole content for every page.
 */
export async function loadDependentPaths(ids: readonly string[]): Promise<string[]> {
  const paths = new Set<string>()
  const seen = new Set<string>()
  let level = [...new Set(ids)]
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1) {
    for (const id of level) seen.add(id)
    const referrers = await readNow(REFERRERS_QUERY, { ids: level })
    for (const { path } of referrers) if (path) paths.add(path)
    level = referrers.flatMap(({ _id, _type }) => (_type === 'snippet' && !seen.has(_id) ? [_id] : []))
  }
  return [...paths]
}

/** The paths of the pages with a table of providers or disturbances, also through a snippet. */
export async function loadPathsOfLiveTables(): Promise<string[]> {
  const showing = await readNow(SHOWING_QUERY)
  const snippets = showing.flatMap(({ _id, _type }) => (_type === 'snippet' ? [_id] : []))
  const through = snippets.length === 0 ? [] : await loadDependentPaths(snippets)
  return [...new Set([...showing.flatMap(({ path }) => path ?? []), ...through])]
}
