import 'server-only'
import { defineQuery } from 'groq'
import { cache } from 'react'
import { sanityFetch } from '../../sanity/fetch.ts'
import { tags } from '../../sanity/tags.ts'
import { modePaths } from './modes.ts'

const PAGE_QUERY = defineQuery(`*[_type == "page" && path == $path] | order(_id asc)[0]{
  _id,
  _updatedAt,
  title,
  path,
  product,
  version,
  accessMode,
  description,
  body,
  tocMinLevel,
  tocMaxLevel,
  lastReviewed,
  successor,
  related,
  "modes": *[_type == "page" && path in $modes].path
}`)

const LINK_TARGETS_QUERY = defineQuery(
  `*[_type == "page" && _id in $ids && defined(path)]{_id, title, path, description}`,
)

const SNIPPETS_QUERY = defineQuery(`*[_type == "snippet" && _id in $ids]{_id, body}`)

/** The page at a path, as it stands in the content; null when there is none. */
export const loadPage = cache((path: string) => {
  const modes = modePaths(path)
  return sanityFetch({ query: PAGE_QUERY, params: { path, modes }, tags: [tags.page(path), ...modes.map(tags.place)] })
})

/** The pages that links lead to, by document id. A target that is not published is left out. */
export async function loadLinkTargets(ids: readonly string[]) {
  const parts = await Promise.all(
    chunks(ids).map((part) =>
      sanityFetch({ query: LINK_TARGETS_QUERY, params: { ids: part }, tags: part.map(tags.link) }),
    ),
  )
  return parts.flat()
}

/** The shared pieces of body, by document id. */
export async function loadSnippets(ids: readonly string[]) {
  const parts = await Promise.all(
    chunks(ids).map((part) =>
      sanityFetch({ query: SNIPPETS_QUERY, params: { ids: part }, tags: part.map(tags.snippet) }),
    ),
  )
  return parts.flat()
}

/** Next keeps at most 128 tags with a read and drops the others. */
const MOST_TAGS = 100

function chunks(ids: readonly string[]): string[][] {
  const sorted = [...new Set(ids)].toSorted()
  return Array.from({ length: Math.ceil(sorted.length / MOST_TAGS) }, (_, index) =>
    sorted.slice(index * MOST_TAGS, (index + 1) * MOST_TAGS),
  )
}
