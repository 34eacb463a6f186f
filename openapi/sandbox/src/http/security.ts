import { toRecord, toText } from '@portal/openapi/json'
import type { Api } from '../description/api.ts'
import { below, locate } from '../description/locate.ts'
import type { SandboxOperation, SecurityChoice } from '../description/operation.ts'
import { SandboxError } from '../errors.ts'
import type { Token } from '../state/tokens.ts'

/** The token in the Authorization header, if there is one. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
}

/** Whether an operation is for anyone, or proves its caller by other means than a token. */
export function needsToken(api: Api, { security }: SandboxOperation): boolean {
  return security.length > 0 && security.every((choice) => choice.some(({ scheme }) => isTokenScheme(api, scheme)))
}

/** Lets a token through that one of the operation's choices accepts. @throws {SandboxError} saying what it lacks */
export function checkToken(api: Api, operation: SandboxOperation, token: Token): void {
  if (operation.security.some((choice) => accepts(api, choice, token))) return
  const kinds = operation.security.filter((choice) =>
    choice.every(({ scheme }) => kindsOf(api, scheme).includes(token.kind)),
  )
  if (kinds.length === 0)
    throw new SandboxError('RESOURCE_FORBIDDEN', { description: `A ${token.kind} token may not make this call.` })
  const scopes = [...new Set(kinds.flatMap((choice) => choice.flatMap((one) => one.scopes)))]
  throw new SandboxError('insufficient_scope', { description: `This call needs the scope ${scopes.join(' or ')}.` })
}

function accepts(api: Api, choice: SecurityChoice, token: Token): boolean {
  return choice.every(
    ({ scheme, scopes }) =>
      kindsOf(api, scheme).includes(token.kind) && scopes.every((scope) => token.scopes.includes(scope)),
  )
}

function schemeOf(api: Api, name: string) {
  return below(api.document, locate(api.document, toRecord(api.document.components).securitySchemes, ''), name).node
}

function isTokenScheme(api: Api, name: string): boolean {
  const scheme = schemeOf(api, name)
  return ['oauth2', 'openIdConnect'].includes(toText(scheme.type)) || toText(scheme.scheme).toLowerCase() === 'bearer'
}

/** Which kinds of token a scheme means: told by its flows, or by its name where it has none. */
function kindsOf(api: Api, name: string): Token['kind'][] {
  const flows = toRecord(schemeOf(api, name).flows)
  const client = 'clientCredentials' in flows
  const user = 'password' in flows || 'authorizationCode' in flows
  if (!client && !user) return /user/i.test(name) ? ['user'] : ['client']
  return [...(client ? (['client'] as const) : []), ...(user ? (['user'] as const) : [])]
}

/** The scopes that a description offers for a kind of token. */
export function scopesOf(api: Api, kind: Token['kind']): string[] {
  const schemes = Object.keys(toRecord(toRecord(api.document.components).securitySchemes))
  const flows = kind === 'client' ? ['clientCredentials'] : ['password', 'authorizationCode']
  const scopes = schemes.flatMap((name) =>
    flows.flatMap((flow) => Object.keys(toRecord(toRecord(toRecord(schemeOf(api, name).flows)[flow]).scopes))),
  )
  return [...new Set(scopes)]
}
