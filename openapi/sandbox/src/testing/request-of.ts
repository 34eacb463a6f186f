import { isRecord, toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import { sample } from 'openapi-sampler'
import type { Api } from '../description/api.ts'
import { locate } from '../description/locate.ts'
import type { SandboxOperation } from '../description/operation.ts'
import type { Send } from './visitor.ts'

/** What a test puts in place of the description's own examples. */
export type Changes = {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: JsonRecord | string
  headers?: Record<string, string>
}

export type Sent = { path: string; body?: unknown; form?: Record<string, string>; headers: Record<string, string> }

/** The request that the description's examples make, with a test's own values in place of theirs. */
export function requestOf(api: Api, operation: SandboxOperation, changes: Changes = {}): Sent {
  const examples = parametersOf(api, operation)
  let path = operation.path
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  for (const { name, place, required, example } of examples) {
    const text = Array.isArray(example) ? example.join(',') : String(example)
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(changes.path?.[name] ?? text))
    if (place === 'query' && (required || changes.query?.[name] !== undefined))
      query.set(name, changes.query?.[name] ?? text)
    if (place === 'header' && required) headers[name] = text
  }
  const search = query.size > 0 ? `?${query}` : ''
  const body = bodyOf(api, operation, changes)
  return { path: `/${api.id}${path}${search}`, ...body, headers: { ...headers, ...changes.headers } }
}

/** Sends it. */
export function sendTo(send: Send, { method }: SandboxOperation, { path, ...rest }: Sent) {
  return send(method, path, rest)
}

function bodyOf(api: Api, { body }: SandboxOperation, changes: Changes): Partial<Sent> {
  const [media] = body?.media ?? []
  if (!media) return {}
  const example = media.examples[0] ?? sample({ ...media.schema }, {}, api.document)
  if (typeof changes.body === 'string') return { body: changes.body }
  const value = isRecord(example) ? { ...example, ...changes.body } : example
  if (/json/.test(media.type)) return { body: value }
  return { form: Object.fromEntries(Object.entries(toRecord(value)).map(([name, one]) => [name, String(one)])) }
}

type Shown = { name: string; place: string; required: boolean; example: unknown }

function parametersOf(api: Api, operation: SandboxOperation): Shown[] {
  return operation.parameters.map(({ name, in: place, required, pointer }) => {
    const parameter = read(api.document, pointer.replace(/\/schema$/, ''))
    const schema = locate(api.document, parameter['schema'], '').node
    return {
      name,
      place,
      required,
      example: parameter['example'] ?? schema['example'] ?? sample({ ...schema }, {}, api.document),
    }
  })
}

function read(document: JsonRecord, pointer: string): JsonRecord {
  return locate(document, { $ref: `#${pointer}` }, '').node
}

/** A member of a reply's body, as text. */
export function idIn(body: JsonRecord, name = 'id'): string {
  return toText(body[name])
}
