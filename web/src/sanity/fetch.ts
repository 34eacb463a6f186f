import 'server-only'
import type { ClientReturn, QueryParams } from '@sanity/client'
import { env } from '../env.ts'
import { given } from '../lib/given.ts'
import { createLimit } from '../lib/limit.ts'
import { withoutHidden } from '../lib/hidden-characters.ts'
import { createPause } from '../lib/pause.ts'
import { withOneRetry } from '../lib/retry.ts'
import { client } from './client.ts'
import { fetchDrafts } from './fetch-drafts.ts'
import { latestPurge } from './generations.ts'
import { renderedAt } from './rendered-at.ts'

/** Catches a webhook that was lost: no page is older than this plus one request. */
const FALLBACK_SECONDS = 300

// A menu change renders a hundred pages at once; the content source sees no more than this many reads of it.
const limit = createLimit(8)
const pause = createPause()
const inTurn = <T>(read: (again: boolean) => Promise<T>): Promise<T> =>
  limit(() => withOneRetry((again) => pause(() => read(again))))

/**
 * The one door to content. Answers are kept by Next under the given tags until one of them is purged.
 * Wrap the loader that calls this in React's `cache`, so that metadata and page share one read. In a preview the answer
 * comes from drafts, past every cache.
 *
 * @param query made by `defineQuery`; TypeGen knows what it returns
 * @param tags from tags.ts: everything that the answer depends on
 */
export async function sanityFetch<const Query extends string>({
  query,
  params = {},
  tags,
}: {
  query: Query
  params?: QueryParams
  tags: readonly string[]
}): Promise<ClientReturn<Query>> {
  renderedAt()
  const drafts = await fetchDrafts({ query, params, tags })
  if (drafts) return drafts.answer
  const next = { tags: [...tags], revalidate: FALLBACK_SECONDS }
  const read = async (again: boolean) => {
    // The service ignores the request tag; in the address it keeps answers from before a purge apart, and from one that
    // Next keeps although it was of no use.
    const parts = ['web', env.readStamp, latestPurge(tags).toString(36), ...(again ? [Date.now().toString(36)] : [])]
    return given(await client.fetch<ClientReturn<Query>>(query, params, { next, tag: parts.join('.') }))
  }
  const answer = await inTurn(read)
  return withoutHidden(answer)
}

/** Reads what is true now, past every cache: for deciding which pages a change touches, never for showing a page. */
export async function readNow<const Query extends string>(
  query: Query,
  params: QueryParams = {},
): Promise<ClientReturn<Query>> {
  const read = async () => given(await client.fetch<ClientReturn<Query>>(query, params, { cache: 'no-store' }))
  return inTurn(read)
}
