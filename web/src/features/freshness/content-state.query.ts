import 'server-only'
import { defineQuery } from 'groq'
import { readNow } from '../../sanity/fetch.ts'
import type { ContentState } from './content-state.ts'

/** The types that pages are made from; a change of another touches none. */
const TYPES = [
  'page',
  'snippet',
  'menuEntry',
  'siteSettings',
  'announcement',
  'provider',
  'disturbance',
  'apiReference',
  'redirect',
]

const STATE_QUERY = defineQuery(`*[_type in $types]{_id, _type, _rev, "path": select(defined(path) => path)}`)

const PROBE_QUERY = defineQuery(`{
  "count": count(*[_type in $types]),
  "latest": *[_type in $types] | order(_updatedAt desc, _id asc)[0]{_id, _rev}
}`)

/** The published content as it is now, past every cache. */
export async function readContentState(): Promise<ContentState> {
  const documents = await readNow(STATE_QUERY, { types: TYPES })
  return Object.fromEntries(
    documents.map(({ _id, _type, _rev, path }) => [
      _id,
      { type: _type, rev: _rev, ...(typeof path === 'string' ? { path } : {}) },
    ]),
  )
}

/** A short text that is another one after nearly every change of the content. */
export async function probeContent(): Promise<string> {
  return JSON.stringify(await readNow(PROBE_QUERY, { types: TYPES }))
}
