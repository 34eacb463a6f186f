import type { JsonRecord } from '@portal/openapi/json'
import type { Api } from '../description/api.ts'
import type { Parameter, SandboxOperation } from '../description/operation.ts'
import type { Complaint } from '../description/validator.ts'
import { SandboxError } from '../errors.ts'
import { mediaTypeOf, parseBody } from './body.ts'

export type Inputs = { query: JsonRecord; headers: JsonRecord; body: unknown }

/** Reads and validates what a request carries. @throws {SandboxError} with every complaint */
export function readInputs(
  api: Api,
  operation: SandboxOperation,
  request: Request,
  values: Record<string, string>,
  text: string,
): Inputs {
  const complaints: Complaint[] = []
  const collect = (place: string, read: (parameter: Parameter) => unknown): JsonRecord => {
    const found: JsonRecord = {}
    for (const parameter of operation.parameters.filter((one) => one.in === place)) {
      const { name, required, pointer } = parameter
      const given = read(parameter)
      if (given === undefined && required) complaints.push({ field: name, reason: 'is required', missing: true })
      const checked = given === undefined && required ? undefined : api.validator.coerce(pointer, name, given)
      if (given !== undefined) complaints.push(...(checked?.complaints ?? []))
      if (checked?.value !== undefined) found[name] = checked.value
    }
    return found
  }
  const search = new URL(request.url).searchParams
  const query = collect('query', (parameter) => readQuery(search, parameter))
  const headers = collect('header', ({ name }) => request.headers.get(name) ?? undefined)
  collect('path', ({ name }) => values[name])
  const body = readBody(api, operation, request, text, complaints)
  if (complaints.length > 0) throw complaintError(api, operation, complaints)
  return { query, headers, body }
}

function readQuery(search: URLSearchParams, { name, isList, explode }: Parameter): unknown {
  const all = [...search.getAll(name), ...search.getAll(`${name}[]`)]
  if (all.length === 0) return undefined
  if (!isList) return all[0]
  return explode && all.length > 1 ? all : all.flatMap((value) => value.split(','))
}

function readBody(
  api: Api,
  operation: SandboxOperation,
  request: Request,
  text: string,
  complaints: Complaint[],
): unknown {
  if (!operation.body) return undefined
  if (text.trim() === '') {
    if (operation.body.required) complaints.push({ field: 'body', reason: 'is required', missing: true })
    return undefined
  }
  const type = mediaTypeOf(request)
  const { media } = operation.body
  const expected =
    media.find((one) => one.type === type) ?? (isJson(type) ? media.find((one) => isJson(one.type)) : undefined)
  if (!expected)
    throw unsupportedType(
      operation,
      media.map((one) => one.type),
    )
  const body = parseBody(expected.type, text)
  if (isJson(expected.type)) complaints.push(...api.validator.check(expected.pointer, body))
  else {
    const coerced = api.validator.coerce(expected.pointer, 'body', body)
    complaints.push(...coerced.complaints.map((one) => ({ ...one, field: one.field.replace(/^body\.(?=.)/, '') })))
    return coerced.value
  }
  return body
}

function isJson(type: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/.test(type)
}

function unsupportedType(operation: SandboxOperation, types: string[]): SandboxError {
  const documented = operation.responses.some(({ status }) => status === 415)
  return new SandboxError('FORMAT_ERROR', {
    description: `The body must be sent as ${types.join(' or ')}.`,
    ...(documented && { status: 415 }),
  })
}

/** The code under which an operation documents this kind of mistake. */
function complaintError(api: Api, operation: SandboxOperation, details: Complaint[]): SandboxError {
  const codes = new Set(api.errorsOf(operation).flatMap(({ status, code }) => (status === 400 && code ? [code] : [])))
  const wanted = [
    ...(details.every(({ missing }) => missing) ? ['PARAMETER_MISSING'] : []),
    'invalid_request',
    'BAD_PARAMETER',
  ]
  const code = wanted.find((one) => codes.has(one)) ?? [...codes][0] ?? 'BAD_PARAMETER'
  const [first] = details
  return new SandboxError(code, {
    description: first ? `${first.field} ${first.reason}.` : 'A parameter is missing or not allowed.',
    details,
    status: 400,
  })
}
