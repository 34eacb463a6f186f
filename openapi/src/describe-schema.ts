import { toList, toRecord, toTexts, type JsonRecord } from './json.ts'
import { resolveRef } from './resolve-ref.ts'

const unique = (names: string[]) => [...new Set(names)]

/** The type of a schema in words: `string`, `integer`, `array of string`, `string or null`. */
export function typeName(document: JsonRecord, node: unknown): string {
  const schema = resolveRef(document, node)
  const choices = [...toList(schema.oneOf), ...toList(schema.anyOf)]
  if (choices.length > 0) return unique(choices.map((choice) => typeName(document, choice))).join(' or ')
  const types = typeof schema.type === 'string' ? [schema.type] : toTexts(schema.type)
  if (types.length === 0) return schema.properties || schema.allOf ? 'object' : 'any'
  return types
    .map((type) => (type === 'array' && schema.items ? `array of ${typeName(document, schema.items)}` : type))
    .join(' or ')
}

/** The values that a schema, or the items of an array, may take. Empty when they are not listed. */
export function enumValues(document: JsonRecord, node: unknown): string[] {
  const schema = resolveRef(document, node)
  const own = toTexts(schema.enum)
  if (own.length > 0) return own
  if (typeof schema.const === 'string') return [schema.const]
  if (schema.items) return enumValues(document, schema.items)
  return toList(schema.oneOf).flatMap((choice) => enumValues(document, choice))
}

const common = (lists: string[][]) => (lists[0] ?? []).filter((name) => lists.every((list) => list.includes(name)))

/**
 * The properties of an object schema and the names that are required: those of its `allOf` parts too, and of its
 * `oneOf` variants, where a name is required that all of them require.
 */
export function objectShape(document: JsonRecord, node: unknown): { properties: JsonRecord; required: string[] } {
  const schema = resolveRef(document, node)
  const parts = toList(schema.allOf).map((part) => objectShape(document, part))
  const variants = toList(schema.oneOf).map((variant) => objectShape(document, variant))
  const shapes = [...variants, ...parts]
  return {
    properties: Object.assign({}, ...shapes.map((shape) => shape.properties), toRecord(schema.properties)),
    required: unique([
      ...common(variants.map((variant) => variant.required)),
      ...parts.flatMap((part) => part.required),
      ...toTexts(schema.required),
    ]),
  }
}
