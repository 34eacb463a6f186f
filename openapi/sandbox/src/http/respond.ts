import { randomUUID } from 'node:crypto'
import { toRecord } from '@portal/openapi/json'
import type { Answer } from '../call.ts'
import type { Api } from '../description/api.ts'
import { locate } from '../description/locate.ts'
import type { DocumentedError, SandboxOperation } from '../description/operation.ts'
import { USUAL_STATUS, type SandboxError } from '../errors.ts'

const EVERY_ANSWER = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** The header with which a caller names its call, by the description; V2 has none. */
const REQUEST_ID = /^x-(?:\w+-)?request-id$/i

export type Asked = {
  api: Api | undefined
  operation: SandboxOperation | undefined
  request: Request
  requestId: string
}

/** The caller's own identifier of the call, or a new one. */
export function requestIdOf(request: Request): string {
  const given = [...request.headers].find(([name]) => REQUEST_ID.test(name))?.[1]
  return given && given.length <= 64 ? given : randomUUID()
}

/** An answer as a response, with the headers that the description gives it. */
export function respond(asked: Asked, { status, body, headers = {} }: Answer): Response {
  const spec = asked.operation?.responses.find((one) => one.status === status)
  const names = spec?.headers ?? asked.operation?.responses.flatMap((one) => one.headers) ?? []
  const idName = names.find((name) => REQUEST_ID.test(name)) ?? 'X-Request-Id'
  const type = spec?.media[0]?.type ?? 'application/json'
  const bare = body === undefined || status === 204 || status === 304
  return new Response(bare ? null : typeof body === 'string' && !/json/.test(type) ? body : JSON.stringify(body), {
    status,
    headers: {
      ...EVERY_ANSWER,
      [idName]: asked.requestId,
      ...(names.includes('Retry-After') && (status === 429 || status === 503) && { 'Retry-After': '1' }),
      ...(!bare && { 'content-type': /json|html|text/.test(type) ? type : 'application/json' }),
      ...headers,
    },
  })
}

/** A refusal in the shape that the operation documents for it. */
export function respondError(asked: Asked, error: SandboxError): Response {
  const { api, operation } = asked
  const documented = api && operation ? findError(api.errorsOf(operation), error) : undefined
  const status = error.options.status ?? documented?.status ?? USUAL_STATUS[error.code] ?? 400
  const example = documented?.example
  const { details = [], description, extra = {}, headers = {} } = error.options
  const fits = (name: string) => !api || !operation || errorFields(api, operation).has(name)
  return respond(asked, {
    status,
    headers,
    body: {
      error: error.code,
      error_description: description ?? example?.error_description ?? 'The request was refused.',
      ...(fits('request_id') && { request_id: randomUUID() }),
      ...(fits('id') && !fits('request_id') && { id: randomUUID() }),
      ...(fits('details') &&
        details.length > 0 && { details: details.map(({ field, reason }) => ({ field, reason })) }),
      ...Object.fromEntries(Object.entries(extra).filter(([name]) => fits(name))),
    },
  })
}

function findError(errors: readonly DocumentedError[], { code, options }: SandboxError): DocumentedError | undefined {
  const same = errors.filter((one) => one.code === code)
  return same.find(({ status }) => status === options.status) ?? same[0]
}

/** The members that the operation's error bodies have. */
function errorFields(api: Api, operation: SandboxOperation): Set<string> {
  const schemas = operation.responses.filter(({ status }) => status >= 400).flatMap(({ media }) => media)
  return new Set(
    schemas.flatMap(({ schema }) => Object.keys(toRecord(locate(api.document, schema, '').node.properties))),
  )
}
