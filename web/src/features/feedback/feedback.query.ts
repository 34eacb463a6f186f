import 'server-only'
import { defineQuery } from 'groq'
import { readNow } from '../../sanity/fetch.ts'

const PAGE_ID_QUERY = defineQuery(`*[_type == "page" && path == $path] | order(_id asc)[0]{ _id }`)

/** The id of the page at a path, if one is published. */
export async function findPage(path: string): Promise<string | undefined> {
  return (await readNow(PAGE_ID_QUERY, { path }))?._id
}
