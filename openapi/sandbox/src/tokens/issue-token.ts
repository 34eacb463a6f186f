import { toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import type { Answer, Services } from '../call.ts'
import type { Api } from '../description/api.ts'
import { usersOf } from '../data/users.ts'
import { SandboxError } from '../errors.ts'
import { scopesOf } from '../http/security.ts'
import { TOKEN_SECONDS, type Token } from '../state/tokens.ts'
import { readClient, type Client } from './credentials.ts'

type Grant = { api: Api; client: Client; body: JsonRecord; services: Services }

/** Answers the token endpoint of an API: client credentials, and the grants for user tokens where it describes them. */
export async function issueToken(api: Api, request: Request, body: unknown, services: Services): Promise<Answer> {
  const form = toRecord(body)
  const grantType = toText(form['grant_type'])
  if (!grantType) throw new SandboxError('invalid_request', { status: 400, description: 'grant_type is missing.' })
  const client = await readClient(request, form, services)
  const grant: Grant = { api, client, body: form, services }
  if (grantType === 'client_credentials')
    return give(grant, { kind: 'client', worldKey: client.worldKey, userId: undefined })
  if (scopesOf(api, 'user').length > 0) {
    if (grantType === 'password') return byPassword(grant)
    if (grantType === 'refresh_token') return byRefreshToken(grant)
    if (grantType === 'authorization_code')
      throw invalidGrant('The code is wrong or was used. The sandbox gives user tokens by password.')
  }
  throw new SandboxError('unsupported_grant_type', {
    status: 400,
    description: `There is no grant ${grantType.slice(0, 40)}.`,
  })
}

/** Finds the user by e-mail and password. With the published secret, in the state that was made last. */
function byPassword(grant: Grant): Answer {
  const { client, body, services } = grant
  const worlds = client.fresh
    ? services.worlds().toReversed()
    : services.worlds().filter(({ key }) => key === client.worldKey)
  for (const world of worlds) {
    const user = usersOf(world)
      .list()
      .find(({ email, password }) => email === body['username'] && password === body['password'])
    if (user?.password !== undefined) return give(grant, { kind: 'user', worldKey: world.key, userId: user.id })
  }
  throw invalidGrant('No user has this e-mail and password.')
}

function byRefreshToken(grant: Grant): Answer {
  const token = grant.services.findToken(toText(grant.body['refresh_token']))
  if (token?.kind !== 'refresh' || token.clientId !== grant.client.id)
    throw invalidGrant('The refresh token is wrong or was used.')
  grant.services.revokeToken(token.value)
  return give(grant, { kind: 'user', worldKey: token.worldKey, userId: token.userId })
}

function invalidGrant(description: string): SandboxError {
  return new SandboxError('invalid_grant', { status: 400, description })
}

type Holder = Pick<Token, 'worldKey' | 'userId'> & { kind: 'client' | 'user' }

function give({ api, client, body, services }: Grant, holder: Holder): Answer {
  const scopes = grantedScopes(scopesOf(api, holder.kind), toText(body['scope']))
  const fields = { ...holder, clientId: client.id, scopes }
  const token = services.issueToken(fields)
  const refresh = holder.kind === 'user' ? services.issueToken({ ...fields, kind: 'refresh' }) : undefined
  return {
    status: 200,
    body: {
      access_token: token.value,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      ...(refresh && { refresh_token: refresh.value }),
      scope: scopes.join(' '),
    },
  }
}

/** The scopes asked for, or all of them. @throws {SandboxError} for one that the client may not have */
function grantedScopes(offered: readonly string[], asked: string): string[] {
  const wanted = asked.split(/[\s+]+/).filter((scope) => scope !== '')
  const foreign = wanted.find((scope) => !offered.includes(scope))
  if (foreign !== undefined)
    throw new SandboxError('invalid_scope', {
      status: 400,
      description: `The client may not have the scope ${foreign.slice(0, 60)}. It may have ${offered.join(' ')}.`,
    })
  return wanted.length > 0 ? wanted : [...offered]
}
