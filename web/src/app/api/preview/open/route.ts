import { env } from '../../../../env.ts'
import { goTo, refusePreview, SILENT } from '../../../../features/preview/answers.ts'
import { keyOfLink } from '../../../../features/preview/preview-link.ts'
import { startPreview } from '../../../../features/preview/start-preview.ts'
import { localPath } from '../../../../lib/local-path.ts'
import { loadDraftPath, loadPreviewLink } from '../../../../sanity/preview-links.ts'

/** Opens a shared preview: the draft of one page, for whoever has the link, until it expires or is revoked. */
export async function GET(request: Request): Promise<Response> {
  if (!env.previewSecret || !env.readToken) return refusePreview(503, 'This portal has no preview.')
  const key = keyOfLink(new URL(request.url).searchParams.get('link'), env.previewSecret)
  if (!key) return refusePreview(401, 'This is no preview link of this portal.')
  const link = await loadPreviewLink(key)
  if (!link) return refusePreview(410, 'This preview link has expired or was revoked. Ask its sender for a new one.')
  const stored = await loadDraftPath(link.document).catch((error: unknown) => {
    console.error('[preview]', error)
  })
  if (stored === undefined) return refusePreview(503, SILENT)
  const path = localPath(stored)
  if (!path) return refusePreview(404, 'The page of this preview link no longer exists.')
  const session = { kind: 'link', link: key, document: link.document, until: link.expiresAt } as const
  await startPreview(request, session, env.previewSecret)
  return goTo(path)
}
