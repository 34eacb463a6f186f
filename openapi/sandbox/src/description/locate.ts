import { isRecord, toRecord, type JsonRecord } from '@portal/openapi/json'

/** A part of a description and the JSON pointer under which it stands, once its references are followed. */
export type Place = { node: JsonRecord; pointer: string }

const MAX_HOPS = 20 // a chain of references that is longer is a cycle

/** One step of a JSON pointer, as it is written in a URI fragment. */
export function pointerStep(key: string): string {
  return `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`
}

/** Follows `$ref` within the document and keeps track of where that leads. */
export function locate(document: JsonRecord, start: unknown, pointer: string): Place {
  let place: Place = { node: toRecord(start), pointer }
  for (let hop = 0; typeof place.node.$ref === 'string' && hop < MAX_HOPS; hop += 1) {
    const ref = place.node.$ref
    place = ref.startsWith('#/') ? { node: read(document, ref.slice(1)), pointer: ref.slice(1) } : { node: {}, pointer }
  }
  return '$ref' in place.node ? { node: {}, pointer } : place
}

/** The place one key below another. */
export function below(document: JsonRecord, { node, pointer }: Place, key: string): Place {
  return locate(document, node[key], pointer + pointerStep(key))
}

function read(document: JsonRecord, pointer: string): JsonRecord {
  let value: unknown = document
  for (const step of pointer.slice(1).split('/')) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
    value = isRecord(value) ? value[key] : undefined
  }
  return toRecord(value)
}
