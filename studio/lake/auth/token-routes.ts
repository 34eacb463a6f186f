import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { requireAdmin } from '../access.ts'
import type { Handler, Role, Route } from '../context.ts'
import { badRequest, notFound } from '../errors.ts'
import { json } from '../http/answer.ts'
import { readJson } from '../http/read-json.ts'
import { describeIssue } from '../mutations/parse.ts'
import { versioned } from '../router.ts'
import type { IssuedToken, TokenTable } from '../store/tokens.ts'
import { tokenHash } from './tokens.ts'
import { rolesOf, userOfToken } from './users.ts'

/** Each request is held against all of them. */
const MOST_TOKENS = 100

const ROLES: Readonly<Record<string, Role>> = { viewer: 'read', editor: 'write', administrator: 'admin' }
const bodySchema = z.object({ label: z.string().min(1).max(200), roleName: z.enum(Object.keys(ROLES)) })

/** The tokens API of the service: an administrator gives tokens out and takes them back. The secret is told once. */
export function tokenRoutes(table: TokenTable): Route[] {
  const create = guarded(async (call, lake) => {
    const body = bodySchema.safeParse(await readJson(call.request))
    if (!body.success) throw badRequest(describeIssue(body.error))
    const { label, roleName } = body.data
    const role = ROLES[roleName]
    if (!role) throw badRequest(`There is no role "${roleName}"`)
    if (table.all().length >= MOST_TOKENS) throw badRequest(`A lake has at most ${MOST_TOKENS} tokens: remove one`)
    const key = `lk${randomBytes(32).toString('base64url')}`
    const hash = tokenHash(key).toString('base64url')
    const token = { id: lake.newId(), label, role, hash, createdAt: lake.clock().toISOString() }
    table.put(token)
    return json({ ...describe(token), key }, 201)
  })
  return [
    versioned(
      'GET',
      '/projects/:project/tokens',
      guarded(() => json(table.all().map(describe))),
    ),
    versioned('POST', '/projects/:project/tokens', create),
    versioned(
      'DELETE',
      '/projects/:project/tokens/:token',
      guarded((call) => {
        if (!table.remove(call.params['token'] ?? '')) throw notFound('Token not found')
        return new Response(null, { status: 204 })
      }),
    ),
  ]
}

function guarded(handler: Handler): Handler {
  return (call, lake) => {
    requireAdmin(call.viewer)
    if (call.params['project'] !== lake.config.projectId)
      throw notFound(`Project "${call.params['project']}" not found`)
    return handler(call, lake)
  }
}

function describe(token: IssuedToken) {
  const user = userOfToken(token)
  return {
    id: token.id,
    label: token.label,
    projectUserId: user.id,
    roles: rolesOf(user),
    createdAt: token.createdAt,
  }
}
