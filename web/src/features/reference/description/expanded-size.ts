import { isRecord, toList, toRecord, type JsonRecord } from '@portal/openapi/json'
import { resolveLocal } from './pointer.ts'

const INNER = ['items', 'additionalProperties', 'not', 'contains', 'propertyNames', 'if', 'then', 'else'] as const

/**
 * How many schemas an operation shows when everything in it is open, however often one returns; a schema within itself
 * ends there. Counts no further than `most`, since schemas that lead to each other grow without end.
 */
export function expandedSize(document: JsonRecord, operation: JsonRecord, most: number): number {
  let count = 0
  const bodies = [operation['requestBody'], ...Object.values(toRecord(operation['responses']))]
  for (const body of bodies)
    for (const media of Object.values(toRecord(resolveLocal(document, body)['content'])))
      visit(toRecord(media)['schema'], new Set())
  return count

  function visit(node: unknown, around: Set<unknown>): void {
    const schema = resolveLocal(document, node)
    if (count >= most || around.has(schema)) return
    count += 1
    around.add(schema)
    for (const inner of innerOf(schema)) visit(inner, around)
    around.delete(schema)
  }
}

function innerOf(schema: JsonRecord): unknown[] {
  return [
    ...Object.values(toRecord(schema['properties'])),
    ...Object.values(toRecord(schema['patternProperties'])),
    ...['allOf', 'oneOf', 'anyOf', 'prefixItems'].flatMap((name) => toList(schema[name])),
    ...INNER.map((name) => schema[name]).filter(isRecord),
  ]
}
