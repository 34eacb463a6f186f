import 'server-only'
import { defineQuery } from 'groq'
import { cache } from 'react'
import { sanityFetch } from '../../sanity/fetch.ts'
import { tags } from '../../sanity/tags.ts'
import { canonicalHref } from '../../paths.ts'
import { SETTINGS_DEFAULTS } from '../../site.ts'
import type { DocsVersion } from './docs-version.ts'

const DOCS_VERSIONS_QUERY = defineQuery(`*[_type == "siteSettings"][0]{
  docsVersions[]{ name, label, version, path, "main": mainDoc->path }
}`)

/** The versions of the documentation, the current one first. There is always one. */
export const loadDocsVersions = cache(async (): Promise<[DocsVersion, ...DocsVersion[]]> => {
  const settings = await sanityFetch({ query: DOCS_VERSIONS_QUERY, tags: [tags.settings] })
  const [first, ...others] = (settings?.docsVersions ?? []).map(({ name, label, version, path, main }) => ({
    name: name ?? label ?? version ?? '',
    label: label ?? '',
    version: version ?? '',
    path: canonicalHref(path ?? '/docs'),
    main: canonicalHref(main ?? path ?? '/'),
  }))
  const fallback = { name: 'next', label: 'Next', version: SETTINGS_DEFAULTS.docsVersion, path: '/docs', main: '/' }
  return [first ?? fallback, ...others]
})
