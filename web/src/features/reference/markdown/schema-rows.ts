import { isRecord, toList, toRecord, toText, toTexts, type JsonRecord } from '@portal/openapi/json'
import { tableMarkdown } from '../../../lib/markdown.ts'
import { resolveLocal } from '../description/pointer.ts'

type Row = { name: string; type: string; required: boolean; description: string }

/** Deeper than this a schema is described on the page of the reference alone. */
const DEEPEST = 4

/** The fields of a schema, nested ones as `outer.inner` and `list[].inner`, as a table; nothing when it has none. */
export function schemaMarkdown(document: JsonRecord, schema: unknown): string {
  return rowsMarkdown(rowsOf(document, schema, '', []))
}

/** Fields as a table. */
export function rowsMarkdown(rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const cells = rows.map(({ name, type, required, description }) => [
    `\`${name}\``,
    type,
    required ? 'yes' : 'no',
    description.replace(/\s+/g, ' '),
  ])
  return tableMarkdown([['Name', 'Type', 'Required', 'Description'], ...cells], true)
}

/** The type of a schema in words. */
export function typeOf(document: JsonRecord, node: unknown): string {
  const schema = resolveLocal(document, node)
  const types = typeof schema['type'] === 'string' ? [schema['type']] : toTexts(schema['type'])
  const named = types.map((type) => (type === 'array' ? `array of ${typeOf(document, schema['items'])}` : type))
  const choices = ['oneOf', 'anyOf'].flatMap((key) => toList(schema[key])).map((one) => typeOf(document, one))
  const all = named.length > 0 ? named : choices
  const format = toText(schema['format'])
  return [
    [...new Set(all)].join(' or ') || (schema['properties'] || schema['allOf'] ? 'object' : 'any'),
    format && `(${format})`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What is said of a schema: its description, its values. */
export function meaningOf(document: JsonRecord, node: unknown): string {
  const own = toText(toRecord(node)['description'])
  const schema = resolveLocal(document, node)
  const values = toTexts(schema['enum'])
  const said = own || toText(schema['description'])
  return [said, values.length > 0 && `One of ${values.map((value) => `\`${value}\``).join(', ')}.`]
    .filter(Boolean)
    .join(' ')
}

function rowsOf(document: JsonRecord, node: unknown, prefix: string, above: readonly unknown[]): Row[] {
  const schema = resolveLocal(document, node)
  // What refers to itself is described once.
  if (above.length > DEEPEST || above.includes(schema)) return []
  const inside = [...above, schema]
  const required = toTexts(schema['required'])
  const own = Object.entries(toRecord(schema['properties'])).flatMap(([name, child]) => [
    {
      name: prefix + name,
      type: typeOf(document, child),
      required: required.includes(name),
      description: meaningOf(document, child),
    },
    ...rowsOf(document, child, `${prefix}${name}.`, inside),
  ])
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => toList(schema[key]))
  const others = parts.flatMap((part) => rowsOf(document, part, prefix, inside))
  const listed = isRecord(schema['items'])
    ? rowsOf(document, schema['items'], `${prefix.replace(/\.$/, '')}[].`, inside)
    : []
  const all = [...own, ...others, ...listed]
  return all.filter((row, at) => all.findIndex((other) => other.name === row.name) === at)
}
