import 'server-only'
import type { ClientReturn, QueryParams, SanityClient } from '@sanity/client'
import { withoutHidden } from '../lib/hidden-characters.ts'
import { currentPreview } from './preview.ts'
import { draftsClient, markedDraftsClient } from './preview-client.ts'
import { tags } from './tags.ts'

type Read<Query extends string> = { query: Query; params: QueryParams; tags: readonly string[] }

/**
 * What a preview shows instead of published content; undefined when it shows that. A shared link shows the draft of
 * one page and nothing else. References are always shown as published: rendering one takes seconds, and is kept.
 */
export async function fetchDrafts<Query extends string>(
  read: Read<Query>,
): Promise<{ answer: ClientReturn<Query> } | undefined> {
  if (read.tags.some((tag) => tag === tags.references || tag.startsWith(tags.reference('')))) return undefined
  const preview = await currentPreview()
  if (!preview) return undefined
  if (preview.kind === 'studio') return { answer: await ask(markedDraftsClient, read) }
  // The reading of a page is told by its own tag; it also depends on which places are taken.
  if (!read.tags.some((tag) => tag.startsWith(tags.page('')))) return undefined
  // Not in the Studio's preview: the marks that lead to fields are made of such characters as well.
  const answer = withoutHidden(await ask(draftsClient, read))
  return idOf(answer) === preview.document ? { answer } : undefined
}

function ask<Query extends string>(client: SanityClient, { query, params }: Read<Query>) {
  return client.fetch<ClientReturn<Query>>(query, params, { cache: 'no-store' })
}

function idOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && '_id' in answer ? answer._id : undefined
}
