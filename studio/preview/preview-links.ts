import { PREVIEW_LINK_ID_PREFIX } from '@portal/content-source'
import type { SanityClient } from '@sanity/client'

/** A preview of one page that can be sent to somebody without access to the Studio. */
export type PreviewLink = { _id: string; _createdAt: string; expiresAt: string; createdBy: string | null }

const TAG = 'preview-links'

/** The links to a page that still open, the newest last: those that are shown keep their place. */
export function listPreviewLinks(client: SanityClient, document: string): Promise<PreviewLink[]> {
  const query = `*[_type == "previewLink" && document == $document && dateTime(expiresAt) > dateTime(now())]
    | order(_createdAt asc){_id, _createdAt, expiresAt, createdBy}`
  return client.withConfig({ perspective: 'raw' }).fetch<PreviewLink[]>(query, { document }, { tag: TAG })
}

/** Makes a link to a page that opens for some hours; those that have expired are cleared away. Answers its key. */
export async function createPreviewLink(
  client: SanityClient,
  { document, hours, createdBy }: { document: string; hours: number; createdBy: string | undefined },
): Promise<string> {
  const key = newKey()
  const expiresAt = new Date(Date.now() + hours * 3_600_000).toISOString()
  const link = {
    _id: PREVIEW_LINK_ID_PREFIX + key,
    _type: 'previewLink',
    document,
    expiresAt,
    createdBy: createdBy ?? null,
  }
  const expired = '*[_type == "previewLink" && dateTime(expiresAt) <= dateTime(now())]'
  await client.mutate([{ create: link }, { delete: { query: expired } }], { tag: TAG, visibility: 'sync' })
  return key
}

/** Ends a link, and with it every preview that it began. */
export async function revokePreviewLink(client: SanityClient, id: string): Promise<void> {
  await client.delete(id, { tag: TAG })
}

/** The address of a link, which the portal signs. @throws when the portal refuses or does not answer */
export async function addressOf(portalUrl: string, key: string): Promise<string> {
  const response = await fetch(`${portalUrl}/api/preview/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
    signal: AbortSignal.timeout(10_000),
  })
  const answer: unknown = await response.json()
  const url = typeof answer === 'object' && answer !== null && 'url' in answer ? answer.url : undefined
  if (typeof url !== 'string') throw new Error(`the portal answered ${response.status}`)
  return url
}

export const keyOf = (link: PreviewLink) => link._id.slice(PREVIEW_LINK_ID_PREFIX.length)

// 192 bits, in characters that an id may hold.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
