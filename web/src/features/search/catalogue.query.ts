import 'server-only'
import { defineQuery } from 'groq'
import { readNow } from '../../sanity/fetch.ts'

const REVISIONS_QUERY = defineQuery(
  `*[_type in ["page", "snippet", "provider", "apiReference"] || _id == "siteSettings"]{_id, _type, _rev}`,
)
const SOME_REVISIONS_QUERY = defineQuery(`*[_id in $ids]{_id, _type, _rev}`)
const PAGES_QUERY = defineQuery(`*[_type == "page" && _id in $ids && defined(path)]{
  _id, _updatedAt, title, path, product, version, accessMode, description, body, lastReviewed
}`)
const SNIPPET_BODIES_QUERY = defineQuery(`*[_type == "snippet"]{_id, body}`)
const PROVIDER_NAMES_QUERY = defineQuery(`*[_type == "provider" && defined(name)]{_id, name, country, bic, status}`)
const ALL_REFERENCES_QUERY = defineQuery(`*[_type == "apiReference" && defined(path)] | order(path asc){
  _id, title, path, label, groups, servers[]{url, description},
  source{kind, bundled, url, "file": file.asset->url}
}`)
const ALL_VARIABLES_QUERY = defineQuery(`*[_id == "siteSettings"][0]{brandName, variables[]{name, value}}`)

/** Pages read at a time: a reading has to end within the time limit of a read. */
const PAGES_AT_A_TIME = 100

/** What is published, and in which revision. */
export const readRevisions = () => readNow(REVISIONS_QUERY)
export const readSomeRevisions = (ids: readonly string[]) => readNow(SOME_REVISIONS_QUERY, { ids })
export const readSnippetBodies = () => readNow(SNIPPET_BODIES_QUERY)
export const readProviderNames = () => readNow(PROVIDER_NAMES_QUERY)
export const readAllReferences = () => readNow(ALL_REFERENCES_QUERY)

export async function readVariables() {
  const settings = await readNow(ALL_VARIABLES_QUERY)
  const variables = settings?.variables ?? []
  return {
    brand: settings?.brandName ?? '',
    variables: new Map(variables.flatMap(({ name, value }) => (name && value ? [[name, value] as const] : []))),
  }
}

/** The pages with these ids, part by part. */
export async function* readPages(ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += PAGES_AT_A_TIME)
    yield await readNow(PAGES_QUERY, { ids: ids.slice(from, from + PAGES_AT_A_TIME) })
}

export type StoredPage =
  Awaited<ReturnType<typeof readPages>> extends AsyncGenerator<infer Part>
    ? Part extends readonly (infer One)[]
      ? One
      : never
    : never
export type StoredReference = Awaited<ReturnType<typeof readAllReferences>>[number]
export type StoredSnippet = Awaited<ReturnType<typeof readSnippetBodies>>[number]
export type StoredProvider = Awaited<ReturnType<typeof readProviderNames>>[number]
