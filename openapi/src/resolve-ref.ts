import { isRecord, toRecord, type JsonRecord } from './json.ts'

const MAX_HOPS = 20 // a chain of references that is longer is a cycle

function readPointer(document: JsonRecord, pointer: string): unknown {
  const keys = pointer
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  let value: unknown = document
  for (const key of keys) value = isRecord(value) ? value[key] : undefined
  return value
}

/** Follows `$ref` within the document. What the reference does not lead to is an empty record. */
export function resolveRef(document: JsonRecord, node: unknown): JsonRecord {
  let current = toRecord(node)
  for (let hop = 0; typeof current.$ref === 'string' && hop < MAX_HOPS; hop += 1)
    current = current.$ref.startsWith('#/') ? toRecord(readPointer(document, current.$ref)) : {}
  return '$ref' in current ? {} : current
}
