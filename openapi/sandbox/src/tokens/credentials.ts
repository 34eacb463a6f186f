import { createHash } from 'node:crypto'
import { clients } from '@portal/openapi/cast'
import { toText, type JsonRecord } from '@portal/openapi/json'
import type { Services } from '../call.ts'
import { SandboxError } from '../errors.ts'

/** A secret that the sandbox takes: any of this form, each with a state of its own. */
const SECRET = /^[\w.-]{16,128}$/
const SECRET_FORM = '16 to 128 letters, figures, dots, hyphens and underscores'

const PUBLISHED: ReadonlySet<string> = new Set(Object.values(clients).map(({ secret }) => secret))

/** A header that keeps one visitor's state together across tokens of the published secret. */
const VISITOR_HEADER = 'Sandbox-Visitor'
const VISITOR = /^[\w.-]{1,64}$/

export type Client = {
  id: string
  /** Which state the client's tokens act in. */
  worldKey: string
  /** Whether that state is the token's alone: the published secret is everybody's, so each token begins anew. */
  fresh: boolean
}

/** The client behind a request, from HTTP Basic or from its body. @throws {SandboxError} `invalid_client` */
export async function readClient(request: Request, body: JsonRecord, services: Services): Promise<Client> {
  const [id, secret] = basicOf(request) ?? [toText(body['client_id']), toText(body['client_secret'])]
  if (!id || !secret) throw invalidClient('The client id or the client secret is missing.')
  if (!SECRET.test(secret))
    throw invalidClient(`The client secret is wrong: the sandbox takes any secret of ${SECRET_FORM}.`)
  if (!(await services.isClient(id))) throw invalidClient('The client id is wrong.')
  const visitor = request.headers.get(VISITOR_HEADER) ?? ''
  const fresh = PUBLISHED.has(secret) && !VISITOR.test(visitor)
  const part = fresh ? services.secret(16) : visitor.slice(0, 64)
  return { id, worldKey: digest(`${PUBLISHED.has(secret) ? 'published' : `${id}\n${secret}`}\n${part}`), fresh }
}

function invalidClient(description: string): SandboxError {
  return new SandboxError('invalid_client', { status: 401, description })
}

function basicOf(request: Request): [id: string, secret: string] | undefined {
  const encoded = /^Basic\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? ['', ''] : [decode(text.slice(0, colon)), decode(text.slice(colon + 1))]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
