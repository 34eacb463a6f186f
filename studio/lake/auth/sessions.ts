import { createHash, randomBytes } from 'node:crypto'
import type { SessionTable } from '../store/sessions.ts'

const SESSION_COOKIE = 'lake_session'
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
const MOST_SESSIONS = 200

export type Sessions = {
  /** Opens a session and returns its id, which is stored nowhere. */
  open: () => { id: string; maxAgeSeconds: number }
  isOpen: (id: string) => boolean
  /** Whether less than half of the session's life is left. */
  isAgeing: (id: string) => boolean
  close: (id: string) => void
}

export function createSessions(options: {
  table: SessionTable
  clock: () => Date
  newSecret?: () => string
}): Sessions {
  const { table, clock } = options
  const newSecret = options.newSecret ?? (() => randomBytes(32).toString('base64url'))
  const left = (id: string) => (table.expiryOf(hash(id)) ?? 0) - clock().getTime()
  return {
    open() {
      const id = newSecret()
      const now = clock().getTime()
      table.put(hash(id), now + LIFETIME_MS)
      table.prune(now, MOST_SESSIONS)
      return { id, maxAgeSeconds: LIFETIME_MS / 1000 }
    },
    isOpen: (id) => left(id) > 0,
    isAgeing: (id) => left(id) < LIFETIME_MS / 2,
    close: (id) => table.remove(hash(id)),
  }
}

/** The session ids of a Cookie header. Several, since another path of this host may hold a cookie of the same name. */
export function sessionIds(cookie: string | null): string[] {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs
    .filter((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
    .map((pair) => pair.slice(SESSION_COOKIE.length + 1))
}

/** The Set-Cookie header of a session. Not `Secure`: the lake on loopback speaks plain HTTP, which Safari takes seriously. */
export function sessionCookie(id: string, maxAgeSeconds: number): string {
  return `${SESSION_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}`
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
