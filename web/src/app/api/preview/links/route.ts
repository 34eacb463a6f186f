import { env } from '../../../../env.ts'
import { parseLinkOrder } from '../../../../features/preview/link-order.ts'
import { mayTry, TOO_MANY } from '../../../../features/preview/may-try.ts'
import { previewLinkPath } from '../../../../features/preview/preview-link.ts'
import { readBody } from '../../../../lib/read-body.ts'
import { studioCors } from '../../../../lib/studio-cors.ts'
import { loadPreviewLink } from '../../../../sanity/preview-links.ts'

/**
 * Signs the address of a preview link that an editor has written into the content. Only editors can write there, and
 * the key, which nobody can guess, is the proof.
 */
export async function POST(request: Request): Promise<Response> {
  const headers = studioCors(request, env.studioUrl)
  if (!headers) return Response.json({ error: 'only the Studio may ask for this' }, { status: 403 })
  const refuse = (status: number, error: string) => Response.json({ error }, { status, headers })
  if (!env.previewSecret || !env.readToken)
    return refuse(503, 'the portal needs PREVIEW_SECRET and SANITY_READ_TOKEN for previews')
  const key = parseLinkOrder(await readBody(request, 1000))
  if (key === undefined) return refuse(400, 'expected {"key": …}')
  if (!mayTry(request)) return refuse(429, TOO_MANY)
  if (!(await loadPreviewLink(key))) return refuse(404, 'there is no such link, or it has expired')
  return Response.json({ url: `${env.webUrl}${previewLinkPath(key, env.previewSecret)}` }, { headers })
}

export function OPTIONS(request: Request): Response {
  const headers = studioCors(request, env.studioUrl)
  return new Response(null, headers ? { status: 204, headers } : { status: 403 })
}
