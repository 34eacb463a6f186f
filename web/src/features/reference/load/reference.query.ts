import 'server-only'
import { defineQuery } from 'groq'
import { cache } from 'react'
import { sanityFetch } from '../../../sanity/fetch.ts'
import { tags } from '../../../sanity/tags.ts'
import { loadVariables } from '../../../sanity/variables.ts'
import { replaceVariablesIn } from '../../../lib/variables.ts'
import { canonicalAmong } from './canonical.ts'

const REFERENCES_QUERY = defineQuery(
  `*[_type == "apiReference" && defined(path)]{title, path, label, "bundled": source.bundled} | order(path asc)`,
)
const REFERENCE_QUERY = defineQuery(
  `*[_type == "apiReference" && path == $path][0]{
    title, path, label, groups, servers[]{url, description},
    source{kind, bundled, url, "file": file.asset->url}
  }`,
)

/** A reference as lists of them name it. */
export type ReferenceEntry = { title: string; path: string; label: string | undefined; canonical: string }

/** Every reference. Two that show the same bundled description have one canonical address, the longer one. */
export const loadReferences = cache(async (): Promise<ReferenceEntry[]> => {
  const [found, variables] = await Promise.all([
    sanityFetch({ query: REFERENCES_QUERY, tags: [tags.references] }),
    loadVariables(),
  ])
  const usable = replaceVariablesIn(found, variables).filter(({ path }) => path.startsWith('/'))
  return usable.map(({ title, path, label, bundled }) => ({
    title,
    path,
    label: label ?? undefined,
    canonical: canonicalAmong(usable, { path, bundled }),
  }))
})

/** The reference at a path, with where its description comes from. */
export const loadReferenceDocument = cache(async (path: string) =>
  sanityFetch({ query: REFERENCE_QUERY, params: { path }, tags: [tags.reference(path)] }),
)

export type ReferenceDocument = NonNullable<Awaited<ReturnType<typeof loadReferenceDocument>>>
