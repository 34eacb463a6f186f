import 'server-only'
import { defineQuery } from 'groq'
import { cache } from 'react'
import { sanityFetch } from '../../sanity/fetch.ts'
import { tags } from '../../sanity/tags.ts'

const PROVIDERS_QUERY = defineQuery(`*[_type == "provider" && defined(name)] | order(lower(name) asc, _id asc){
  _id,
  name,
  country,
  bic,
  channels,
  dataCapabilities,
  paymentCapabilities,
  maxStartDateDelay,
  segments,
  status
}`)

const DISTURBANCES_QUERY = defineQuery(`*[_type == "disturbance" && defined(from)] | order(from desc, _id asc){
  _id,
  title,
  severity,
  channel,
  impact,
  from,
  until,
  updates,
  "providers": providers[]->name
}`)

/** Every institution, by name. */
export const loadProviders = cache(() => sanityFetch({ query: PROVIDERS_QUERY, tags: [tags.providers] }))

/** Every disturbance, the newest first. It names its institutions, so it changes with them. */
export const loadDisturbances = cache(() =>
  sanityFetch({ query: DISTURBANCES_QUERY, tags: [tags.disturbances, tags.providers] }),
)
