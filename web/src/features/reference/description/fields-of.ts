import { isRecord, toList, toRecord, toText, toTexts, type JsonRecord } from '@portal/openapi/json'
import { resolveLocal } from './pointer.ts'

/** A field of an operation: a parameter, or a property of what is sent or answered. */
export type FoundField = { name: string; description: string; values: string[] }

const DEEPEST = 12

/** Every field of an operation, each name once, whatever it is nested in; schemas that refer to themselves end. */
export function fieldsOf(document: JsonRecord, operation: JsonRecord): FoundField[] {
  const found = new Map<string, FoundField>()
  const seen = new Set<unknown>()
  const add = (name: string, node: unknown) => {
    const own = isRecord(node) ? node : {}
    const schema = resolveLocal(document, node)
    const description = toText(own['description']) || toText(schema['description'])
    const known = found.get(name)
    if (!known || (known.description === '' && description))
      found.set(name, { name, description, values: toTexts(schema['enum']) })
  }
  const visit = (node: unknown, depth: number) => {
    const schema = resolveLocal(document, node)
    if (depth > DEEPEST || seen.has(schema)) return
    seen.add(schema)
    for (const [name, child] of Object.entries(toRecord(schema['properties']))) {
      add(name, child)
      visit(child, depth + 1)
    }
    for (const part of ['allOf', 'oneOf', 'anyOf'].flatMap((key) => toList(schema[key]))) visit(part, depth + 1)
    if (isRecord(schema['items'])) visit(schema['items'], depth + 1)
    if (isRecord(schema['additionalProperties'])) visit(schema['additionalProperties'], depth + 1)
  }
  for (const node of toList(operation['parameters'])) {
    const parameter = resolveLocal(document, node)
    const name = toText(parameter['name'])
    if (name) add(name, { ...resolveLocal(document, parameter['schema']), description: parameter['description'] })
  }
  const bodies = [operation['requestBody'], ...Object.values(toRecord(operation['responses']))]
  for (const body of bodies)
    for (const media of Object.values(toRecord(resolveLocal(document, body)['content'])))
      visit(toRecord(media)['schema'], 0)
  return [...found.values()]
}
