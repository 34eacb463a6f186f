import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { cache } from 'react'
import { env } from '../env.ts'
import { openSession, PREVIEW_COOKIE, type PreviewSession } from '../lib/preview-session.ts'
import { loadPreviewLink } from './preview-links.ts'

/**
 * The preview that the page being rendered is part of; undefined for a reader, and outside of pages: whatever a route
 * answers (sitemap, feeds, Markdown, search) holds what is published, whoever asks. A link that was revoked ends the
 * sessions that it began.
 */
export const currentPreview = cache(async (): Promise<PreviewSession | undefined> => {
  if (!isRendering() || !env.previewSecret || !env.readToken) return undefined
  if (!(await draftMode()).isEnabled) return undefined
  const session = openSession((await cookies()).get(PREVIEW_COOKIE)?.value, env.previewSecret)
  if (session?.kind !== 'link') return session
  const link = await loadPreviewLink(session.link)
  return link?.document === session.document ? session : undefined
})

const mark = cache(() => ({}))

// React's `cache` remembers within the rendering of a page and nowhere else.
function isRendering(): boolean {
  return mark() === mark()
}
