import 'server-only'
import { z } from 'zod'
import { PREVIEW_LINK_ID_PREFIX } from '@portal/content-source'
import { defineQuery } from 'groq'
import { draftsClient, previewClient } from './preview-client.ts'

const DRAFT_PATH_QUERY = defineQuery(`*[_type == "page" && _id == $id][0].path`)

const linkSchema = z.object({
  document: z.string().min(1),
  expiresAt: z.iso.datetime().transform((value) => Date.parse(value)),
})

export type PreviewLink = z.infer<typeof linkSchema>

const KEY = /^[\w-]{16,64}$/

/**
 * The shared preview link with a key, as it stands now; undefined when it was revoked, has expired or never existed.
 * Read anew each time, so that revoking takes hold at once; when the content source is silent nobody sees a draft.
 */
export async function loadPreviewLink(key: string, now: number = Date.now()): Promise<PreviewLink | undefined> {
  if (!KEY.test(key)) return undefined
  const stored = await previewClient.getDocument(`${PREVIEW_LINK_ID_PREFIX}${key}`).catch(() => undefined)
  const link = linkSchema.safeParse(stored)
  return link.success && now < link.data.expiresAt ? link.data : undefined
}

/** The path that a page has in its draft, or as published. */
export async function loadDraftPath(id: string): Promise<string | null> {
  return draftsClient.fetch(DRAFT_PATH_QUERY, { id }, { cache: 'no-store' })
}
