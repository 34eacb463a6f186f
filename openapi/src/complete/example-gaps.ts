import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isRecord, toRecord, type JsonRecord } from '../json.ts'
import { resolveRef } from '../resolve-ref.ts'

type Visit = (schemaPointer: string, value: unknown, where: string) => void

const escape = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
/** What a schema holds by name, where `example` is the name of something and no example. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'headers', 'parameters'])

function visitOwn(document: JsonRecord, node: JsonRecord, pointer: string, visit: Visit): void {
  // A parameter, a header and a media type hold their schema; a schema is its own.
  const target = isRecord(node.schema) ? `${pointer}/schema` : pointer
  if ('example' in node) visit(target, node.example, pointer)
  if (Array.isArray(node.examples)) for (const value of node.examples) visit(target, value, pointer)
  else if (isRecord(node.schema))
    for (const [name, example] of Object.entries(toRecord(node.examples)))
      visit(target, resolveRef(document, example).value, `${pointer} ${name}`)
}

function walk(document: JsonRecord, node: unknown, pointer: string, visit: Visit): void {
  if (Array.isArray(node))
    for (const [index, item] of node.entries()) walk(document, item, `${pointer}/${index}`, visit)
  if (!isRecord(node)) return
  visitOwn(document, node, pointer, visit)
  for (const [key, value] of Object.entries(node)) {
    if (['example', 'examples', 'default', 'enum', 'const'].includes(key) || key.startsWith('x-')) continue
    if (!NAMED.has(key) || Array.isArray(value)) walk(document, value, `${pointer}/${escape(key)}`, visit)
    else
      for (const [name, one] of Object.entries(toRecord(value)))
        walk(document, one, `${pointer}/${escape(key)}/${escape(name)}`, visit)
  }
}

/** Every example of a description, wherever it stands, that does not fit its schema; and how many there are. */
export function exampleGaps(document: JsonRecord): { count: number; gaps: string[] } {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'description')
  const checks = new Map<string, ValidateFunction | undefined>()
  const gaps: string[] = []
  let count = 0
  const visit: Visit = (pointer, value, where) => {
    count += 1
    if (!checks.has(pointer)) checks.set(pointer, ajv.getSchema(`description#${pointer}`))
    const check = checks.get(pointer)
    if (!check) gaps.push(`${where}: no schema`)
    else if (!check(value))
      for (const { instancePath, message = '' } of check.errors ?? [])
        gaps.push(`${where}: ${instancePath || 'the example'} ${message}`)
  }
  for (const section of ['paths', 'webhooks', 'components']) walk(document, document[section], `/${section}`, visit)
  return { count, gaps }
}
