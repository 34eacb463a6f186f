import 'server-only'
import { defineQuery } from 'groq'
import { parseImageId } from '../../lib/image-source.ts'
import { replaceVariablesIn } from '../../lib/variables.ts'
import { sanityFetch } from '../../sanity/fetch.ts'
import { tags } from '../../sanity/tags.ts'
import { loadVariables } from '../../sanity/variables.ts'
import { SETTINGS_DEFAULTS } from '../../site.ts'

export const FOOTER_QUERY = defineQuery(`*[_type == "siteSettings"][0]{
  brandName, "logo": logo.asset._ref, companyName, regulatorName, regulatorId, copyrightStartYear,
  companyUrl, blogUrl, contactUrl, repositoryUrl
}`)

/** What the footer says, from the site settings; facts that an editor left out have their defaults. */
export async function loadFooter() {
  const [stored, variables] = await Promise.all([
    sanityFetch({ query: FOOTER_QUERY, tags: [tags.settings] }),
    loadVariables(),
  ])
  const settings = replaceVariablesIn(stored, variables)
  const company = settings?.companyName ?? settings?.brandName ?? ''
  return {
    brand: settings?.brandName ?? '',
    logo: parseImageId(settings?.logo),
    company,
    regulatorName: settings?.regulatorName ?? SETTINGS_DEFAULTS.regulatorName,
    regulatorId: settings?.regulatorId ?? SETTINGS_DEFAULTS.regulatorId,
    startYear: settings?.copyrightStartYear ?? SETTINGS_DEFAULTS.copyrightStartYear,
    links: [
      { label: 'Company', href: settings?.companyUrl },
      { label: 'Blog', href: settings?.blogUrl },
      { label: 'Contact', href: settings?.contactUrl },
      { label: 'Source code', href: settings?.repositoryUrl },
    ].flatMap(({ label, href }) => (href ? [{ label, href }] : [])),
  }
}
