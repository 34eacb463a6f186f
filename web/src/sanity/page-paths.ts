import 'server-only'
import { defineQuery } from 'groq'
import { cache } from 'react'
import { sanityFetch } from './fetch.ts'
import { tags } from './tags.ts'

const PAGE_PATHS_QUERY = defineQuery(`*[_type == "page" && defined(path)]{path} | order(path asc)`)

const REDIRECTS_QUERY = defineQuery(
  `*[_type == "redirect" && defined(from) && defined(to)]{from, to, permanent} | order(from asc)`,
)

/** The path of every published page. */
export const loadPagePaths = cache(async () => {
  const pages = await sanityFetch({ query: PAGE_PATHS_QUERY, tags: [tags.paths] })
  return pages.flatMap(({ path }) => (path?.startsWith('/') ? [path] : []))
})

/** The redirects that writers have made. */
export const loadRedirects = cache(() => sanityFetch({ query: REDIRECTS_QUERY, tags: [tags.redirects] }))
