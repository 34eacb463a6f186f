import { isRecord, toList, toRecord, toText, toTexts, type JsonRecord } from '@portal/openapi/json'
import { resolveLocal } from '../description/pointer.ts'

/** A field of a variant; its name is the path to it. */
export type VariantField = { name: string; type: string; required: boolean; description: string }

/** A place where a description says "one of these": Scalar shows the first, and the others to a script alone. */
export type Choice = {
  /** Where it stands: a field, or empty for the whole. */
  at: string
  kind: 'oneOf' | 'anyOf'
  variants: { title: string; description: string; fields: VariantField[] }[]
}

// A page is read by people: what goes on beyond this is in the description to download.
const MOST_FIELDS = 150
const MOST_CHOICES = 30
const DEEPEST = 6
// Schemas that lead to each other: every way around them is a way of its own.
const MOST_STEPS = 5000

/** The choices in a schema, the ones within a choice as fields of its variants. Each is named once. */
export function choicesIn(document: JsonRecord, schema: unknown): Choice[] {
  const found: Choice[] = []
  const seen = new Set<unknown>()
  visit(schema, '', 0)
  return found

  function visit(node: unknown, at: string, depth: number): void {
    const resolved = resolveLocal(document, node)
    if (seen.has(resolved) || depth > DEEPEST || found.length >= MOST_CHOICES) return
    seen.add(resolved)
    for (const kind of ['oneOf', 'anyOf'] as const) {
      const variants = toList(resolved[kind]).flatMap((variant) => variantOf(document, variant))
      if (variants.some(({ fields }) => fields.length > 0)) found.push({ at, kind, variants })
    }
    for (const [name, inner] of innerOf(resolved)) visit(inner, name ? join(at, name) : at, depth + 1)
  }
}

const join = (at: string, name: string) => (at ? `${at}.${name}` : name)

/** The schemas directly within one, with the name of each; those of a choice are no part of it. */
function innerOf(schema: JsonRecord): [name: string, schema: unknown][] {
  return [
    ...Object.entries(toRecord(schema['properties'])),
    ...toList(schema['allOf']).map((part): [string, unknown] => ['', part]),
    ...(isRecord(schema['items']) ? [['', schema['items']] satisfies [string, unknown]] : []),
    ...(isRecord(schema['additionalProperties'])
      ? [['*', schema['additionalProperties']] satisfies [string, unknown]]
      : []),
  ]
}

function variantOf(document: JsonRecord, node: unknown): Choice['variants'] {
  const schema = resolveLocal(document, node)
  if (schema['type'] === 'null') return []
  const reference = toText(toRecord(node)['$ref']).split('/').at(-1) ?? ''
  const title = toText(schema['title']) || reference || typeOf(document, schema)
  return [{ title, description: toText(schema['description']), fields: fieldsIn(document, schema) }]
}

/** Every field of an object, those within it by their path. */
export function fieldsIn(document: JsonRecord, schema: unknown): VariantField[] {
  const fields: VariantField[] = []
  const known = new Set<string>()
  let steps = 0
  visit(schema, '', [])
  return fields

  function visit(node: unknown, at: string, around: readonly unknown[]): void {
    const resolved = resolveLocal(document, node)
    steps += 1
    if (around.includes(resolved) || around.length > DEEPEST || steps > MOST_STEPS) return
    const within = [...around, resolved]
    const required = toTexts(resolved['required'])
    for (const [name, inner] of Object.entries(toRecord(resolved['properties']))) {
      const path = join(at, name)
      if (!known.has(path) && fields.length < MOST_FIELDS) {
        known.add(path)
        fields.push(fieldOf(document, path, inner, required.includes(name)))
      }
      visit(inner, path, within)
    }
    const others = innerOf({ ...resolved, properties: {} }).map(([, inner]) => inner)
    for (const inner of [...others, ...toList(resolved['oneOf']), ...toList(resolved['anyOf'])])
      visit(inner, at, within)
  }
}

function fieldOf(document: JsonRecord, name: string, node: unknown, required: boolean): VariantField {
  const schema = resolveLocal(document, node)
  const description = toText(toRecord(node)['description']) || toText(schema['description'])
  return { name, required, description, type: typeOf(document, schema) }
}

function typeOf(document: JsonRecord, schema: JsonRecord): string {
  if (schema['const'] !== undefined) return JSON.stringify(schema['const'])
  const values = toList(schema['enum'])
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' | ')
  const types = typeof schema['type'] === 'string' ? [schema['type']] : toTexts(schema['type'])
  if (types.includes('array') && schema['items'])
    return `array of ${typeOf(document, resolveLocal(document, schema['items']))}`
  return types.join(' | ') || 'object'
}
