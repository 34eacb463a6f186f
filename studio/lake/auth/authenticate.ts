import type { Viewer } from '../context.ts'
import { unauthorized } from '../errors.ts'
import { sessionIds, type Sessions } from './sessions.ts'
import { bearerToken, type TokenReader } from './tokens.ts'
import { LOCAL_EDITOR } from './users.ts'

export type AuthOptions = { readToken: TokenReader; studioOrigin: string; zeroLogin: boolean; sessions: Sessions }

/**
 * Whether a request comes from the Studio on this machine. Only its Origin tells: cookies are shared by all ports of
 * localhost, and a browser lets no page choose its Origin. A request that a proxy passed on is from somewhere else.
 */
export function isLocalStudio(request: Request, options: Pick<AuthOptions, 'studioOrigin' | 'zeroLogin'>): boolean {
  const { headers } = request
  const proxied = headers.has('forwarded') || headers.has('x-forwarded-for')
  return options.zeroLogin && !proxied && headers.get('origin') === options.studioOrigin
}

/**
 * Says who asks: a token speaks for itself; a session cookie counts only beside the Studio's exact Origin. Anything else
 * is anonymous.
 *
 * @throws ApiError 401 for a token that is not ours
 */
export function createAuthenticate(options: AuthOptions): (request: Request) => Viewer {
  return (request) => {
    const token = bearerToken(request.headers.get('authorization'))
    if (token !== undefined) {
      const viewer = options.readToken(token)
      if (!viewer) throw unauthorized()
      return viewer
    }
    return hasOpenSession(request, options) ? LOCAL_EDITOR : { kind: 'anonymous' }
  }
}

function hasOpenSession(request: Request, options: AuthOptions): boolean {
  if (!isLocalStudio(request, options)) return false
  return sessionIds(request.headers.get('cookie')).some((id) => options.sessions.isOpen(id))
}
