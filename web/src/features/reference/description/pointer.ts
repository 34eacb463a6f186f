import { isRecord, toRecord, type JsonRecord } from '@portal/openapi/json'

/** The parts of a local reference such as `#/components/schemas/User`. */
export function pointerParts(ref: string): string[] {
  return ref
    .slice(2)
    .split('/')
    .map((part) => decode(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** What stands at a place of a document, or undefined. */
export function readPointer(document: JsonRecord, parts: readonly string[]): unknown {
  let value: unknown = document
  for (const part of parts)
    value =
      (isRecord(value) || Array.isArray(value)) && Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined
  return value
}

const MOST_HOPS = 20

/** Follows `$ref` within the document; what leads nowhere or in a circle is empty. */
export function resolveLocal(document: JsonRecord, node: unknown): JsonRecord {
  let current = toRecord(node)
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const ref = current['$ref']
    if (typeof ref !== 'string' || !ref.startsWith('#/')) return current
    current = toRecord(readPointer(document, pointerParts(ref)))
  }
  return {}
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
