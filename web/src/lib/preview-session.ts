import { z } from 'zod'
import { seal, unseal } from './sealed.ts'

/** Holds the session. Next's own draft cookie, which is the same for everyone and never ends, unlocks nothing alone. */
export const PREVIEW_COOKIE = 'portal-preview'

const PURPOSE = 'preview-session'
const LONGEST_COOKIE = 2000

const sessionSchema = z.discriminatedUnion('kind', [
  /** A writer, out of the Studio: sees every draft. */
  z.object({ kind: z.literal('studio'), until: z.number() }),
  /** Somebody with a shared link: sees the draft of one document. */
  z.object({ kind: z.literal('link'), link: z.string(), document: z.string(), until: z.number() }),
])

/** Who sees drafts, which, and until when (in milliseconds). */
export type PreviewSession = z.infer<typeof sessionSchema>

export function sealSession(session: PreviewSession, secret: string): string {
  return seal(secret, PURPOSE, session)
}

/** The session that a cookie holds; undefined when there is none, it was not made here, or it has ended. */
export function openSession(
  cookie: string | undefined,
  secret: string | undefined,
  now: number = Date.now(),
): PreviewSession | undefined {
  if (!cookie || !secret || cookie.length > LONGEST_COOKIE) return undefined
  const session = sessionSchema.safeParse(unseal(secret, PURPOSE, cookie))
  return session.success && now < session.data.until ? session.data : undefined
}
