import 'server-only'
import { defineQuery } from 'groq'
import { cache } from 'react'
import { sanityFetch } from './fetch.ts'
import { tags } from './tags.ts'

const VARIABLES_QUERY = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{variables[]{name, value}}`)

/** What `{{name}}` stands for, by name. */
export const loadVariables = cache(async (): Promise<ReadonlyMap<string, string>> => {
  const settings = await sanityFetch({ query: VARIABLES_QUERY, tags: [tags.settings] })
  return new Map(
    (settings?.variables ?? []).flatMap(({ name, value }) => (name && value ? [[name, value] as const] : [])),
  )
})
