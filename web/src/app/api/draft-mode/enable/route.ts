import { urlSearchParamPreviewPathname, validatePreviewUrl } from '@sanity/preview-url-secret'
import { env } from '../../../../env.ts'
import { goTo, refusePreview, SILENT } from '../../../../features/preview/answers.ts'
import { mayTry, TOO_MANY } from '../../../../features/preview/may-try.ts'
import { startPreview } from '../../../../features/preview/start-preview.ts'
import { localPath } from '../../../../lib/local-path.ts'
import { previewClient } from '../../../../sanity/preview-client.ts'

/** A working day: the preview beside the form should not end while it is written. */
const SESSION_MS = 8 * 60 * 60_000

/**
 * Begins the preview beside the Studio's form. The Studio writes a secret into the content, which only its editors can
 * and which lasts an hour, and comes here with it.
 */
export async function GET(request: Request): Promise<Response> {
  if (!env.previewSecret || !env.readToken)
    return refusePreview(503, 'There is no preview: the portal needs PREVIEW_SECRET and SANITY_READ_TOKEN for it.')
  const wanted = new URL(request.url).searchParams.get(urlSearchParamPreviewPathname)
  if (wanted !== null && localPath(wanted) === undefined) return refusePreview(400, 'The path is none of this site.')
  if (!mayTry(request)) return refusePreview(429, TOO_MANY)
  const verdict = await validatePreviewUrl(previewClient, request.url).catch((error: unknown) => {
    console.error('[preview]', error)
  })
  if (!verdict) return refusePreview(503, SILENT)
  const { isValid, redirectTo } = verdict
  if (!isValid)
    return refusePreview(401, 'The secret is unknown or has expired: open the preview from the Studio again.')
  await startPreview(request, { kind: 'studio', until: Date.now() + SESSION_MS }, env.previewSecret)
  return goTo(localPath(redirectTo) ?? '/')
}
