import 'server-only'
import { defineQuery } from 'groq'
import { sanityFetch } from '../../sanity/fetch.ts'
import { tags } from '../../sanity/tags.ts'
import { parsePortalConfig, type PortalConfig } from './portal-config.ts'

export const PORTAL_CONFIG_QUERY = defineQuery(`*[_type == "siteSettings"][0].portalConfig{
  accounts{ clientId }, payments{ clientId, currency }
}`)

/** The portal configuration out of the site settings; without settings it is there and says "not configured". */
export async function loadPortalConfig(): Promise<PortalConfig> {
  const settings = await sanityFetch({ query: PORTAL_CONFIG_QUERY, tags: [tags.settings] })
  return parsePortalConfig({
    accounts: { client_id: settings?.accounts?.clientId },
    payments: { client_id: settings?.payments?.clientId, currency: settings?.payments?.currency },
  })
}
