import type { Call, Route } from '../context.ts'
import { unauthorized } from '../errors.ts'
import { json } from '../http/answer.ts'
import { requireUser } from '../access.ts'
import { versioned } from '../router.ts'
import type { IssuedToken } from '../store/tokens.ts'
import { isLocalStudio, type AuthOptions } from './authenticate.ts'
import { sessionCookie, sessionIds } from './sessions.ts'
import { bearerToken } from './tokens.ts'
import { ALL_USERS, currentUser, LOCAL_EDITOR, publicUser, userOfToken } from './users.ts'

/** Who one is and how one gets in and out. */
export function authRoutes(options: AuthOptions, issued: () => readonly IssuedToken[]): Route[] {
  return [
    versioned('GET', '/users/me', (call) => whoAmI(call, options)),
    versioned('GET', '/users/:ids', (call) => users(call, issued())),
    versioned('GET', '/auth/id', (call) => json({ id: requireUser(call.viewer).id })),
    // No provider: the Studio on this machine is signed in by itself, anyone else holds a token.
    versioned('GET', '/auth/providers', () => json({ providers: [], thirdPartyLogin: false, sso: { saml: false } })),
    versioned('POST', '/auth/logout', (call) => logOut(call, options)),
  ]
}

/** The zero-login: the Studio's first question signs it in, and gives it the cookie that its other requests carry. */
function whoAmI(call: Call, options: AuthOptions): Response {
  const { request, viewer } = call
  const byToken = bearerToken(request.headers.get('authorization')) !== undefined
  if (viewer.kind === 'user' && byToken) return json(currentUser(viewer, 'token'))
  if (!isLocalStudio(request, options)) throw unauthorized()

  const response = json(currentUser(LOCAL_EDITOR, 'local'))
  // The Studio also asks `<project>.localhost`, to a browser another site, whose answer can set no Strict cookie.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return response
  const current = sessionIds(request.headers.get('cookie')).filter((id) => options.sessions.isOpen(id))
  if (current.some((id) => !options.sessions.isAgeing(id))) return response
  const { id, maxAgeSeconds } = options.sessions.open()
  response.headers.append('set-cookie', sessionCookie(id, maxAgeSeconds))
  return response
}

/** One user for one id, a list for several; `null` stands for a user who is not known. */
function users(call: Call, issued: readonly IssuedToken[]): Response {
  requireUser(call.viewer)
  const ids = (call.params['ids'] ?? '').split(',')
  const known = [...ALL_USERS, ...issued.map(userOfToken)]
  const found = ids.map((id) => known.find((user) => user.id === id)).map((user) => (user ? publicUser(user) : null))
  return json(ids.length === 1 ? found[0] : found)
}

function logOut(call: Call, options: AuthOptions): Response {
  requireUser(call.viewer)
  for (const id of sessionIds(call.request.headers.get('cookie'))) options.sessions.close(id)
  const response = json({ ok: true })
  response.headers.append('set-cookie', sessionCookie('', 0))
  return response
}
