import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { PREVIEW_COOKIE, sealSession, type PreviewSession } from '../../lib/preview-session.ts'

const NEXT_COOKIE = '__prerender_bypass'

/**
 * Begins a preview: Next's draft mode, so that no answer comes from a cache or goes into one, and the session, which
 * alone says what the visitor may see.
 */
export async function startPreview(request: Request, session: PreviewSession, secret: string): Promise<void> {
  ;(await draftMode()).enable()
  const jar = await cookies()
  const options = { ...cookieOptions(request), expires: new Date(session.until) }
  jar.set({ ...options, name: NEXT_COOKIE, value: jar.get(NEXT_COOKIE)?.value ?? '' })
  jar.set({ ...options, name: PREVIEW_COOKIE, value: sealSession(session, secret) })
}

/** Ends the preview of this browser. */
export async function endPreview(request: Request): Promise<void> {
  ;(await draftMode()).disable()
  const jar = await cookies()
  for (const name of [NEXT_COOKIE, PREVIEW_COOKIE])
    jar.set({ ...cookieOptions(request), name, value: '', expires: new Date(0) })
}

// A Studio on another site frames the portal: browsers then take cookies only when they are secure and kept apart.
function cookieOptions({ headers, url }: Request) {
  const framedElsewhere = headers.get('sec-fetch-site') === 'cross-site' && headers.get('sec-fetch-dest') === 'iframe'
  const secure = headers.get('x-forwarded-proto') === 'https' || new URL(url).protocol === 'https:'
  return framedElsewhere
    ? { httpOnly: true, path: '/', secure: true, sameSite: 'none' as const, partitioned: true }
    : { httpOnly: true, path: '/', secure, sameSite: 'lax' as const }
}
