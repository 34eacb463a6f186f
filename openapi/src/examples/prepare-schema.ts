import { isRecord, toRecord, type JsonRecord } from '../json.ts'
import { PLACEHOLDER } from './sent-request.ts'

/** The names under which a document's schemas are known to the validator: as they are, and closed. */
export const OPEN = 'open'
export const CLOSED = 'closed'

const VALUES = new Set(['enum', 'const', 'default', 'example', 'examples', 'required'])
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])
const PARTS = new Set(['allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else'])

/**
 * A copy of a schema for checking examples: its patterns pass placeholders, and a property that it does not describe is
 * refused, since a reader would look for it in vain. Parts of a composition stay open: the whole is closed.
 */
export function prepareSchema(node: unknown, close: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => prepareSchema(item, close))
  if (!isRecord(node)) return node
  const isObject = 'properties' in node || 'allOf' in node
  const copy: JsonRecord = {}
  for (const [key, value] of Object.entries(node))
    if (key === '$ref' && typeof value === 'string') copy[key] = value.replace(/^#/, `${close ? CLOSED : OPEN}#`)
    else if (key === 'pattern' && typeof value === 'string') copy[key] = `(?:${value})|${PLACEHOLDER.source}`
    else if (VALUES.has(key)) copy[key] = value
    else if (MAPS.has(key)) copy[key] = mapValues(toRecord(value), true)
    else copy[key] = prepareSchema(value, PARTS.has(key) ? close && !isObject : true)
  const isClosed = 'additionalProperties' in node || 'unevaluatedProperties' in node
  return close && isObject && !isClosed ? { ...copy, unevaluatedProperties: false } : copy
}

/** The schemas of a document, to be added to a validator under `name`. */
export function prepareComponents(document: JsonRecord, name: typeof OPEN | typeof CLOSED): JsonRecord {
  const schemas = toRecord(toRecord(document.components).schemas)
  return { $id: name, components: { schemas: mapValues(schemas, name === CLOSED) } }
}

function mapValues(schemas: JsonRecord, close: boolean): JsonRecord {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, prepareSchema(schema, close)]))
}
