import 'server-only'
import { defineQuery } from 'groq'
import { cache } from 'react'
import { parseImageId } from '../../lib/image-source.ts'
import { safeHref } from '../../lib/safe-href.ts'
import { replaceVariablesIn } from '../../lib/variables.ts'
import { sanityFetch } from '../../sanity/fetch.ts'
import { tags } from '../../sanity/tags.ts'
import { loadVariables } from '../../sanity/variables.ts'
import { toProducts } from './products.ts'

export const NAVBAR_QUERY = defineQuery(`*[_type == "siteSettings"][0]{
  brandName, "logo": logo.asset._ref, supportUrl,
  navProducts[]{ label, product, entries[]{
    label, to, description, indicativeLabel, indicativeVariant, links[]{ label, to }
  } }
}`)

/** What the top bar shows, from the site settings. */
export const loadNavbar = cache(async () => {
  const [stored, variables] = await Promise.all([
    sanityFetch({ query: NAVBAR_QUERY, tags: [tags.settings] }),
    loadVariables(),
  ])
  const settings = replaceVariablesIn(stored, variables)
  return {
    brand: settings?.brandName ?? '',
    logo: parseImageId(settings?.logo),
    supportUrl: safeHref(settings?.supportUrl),
    products: toProducts(settings?.navProducts ?? []),
  }
})
