import { enumValues, objectShape, typeName } from './describe-schema.ts'
import { isRecord, toText, type JsonRecord } from './json.ts'
import { resolveRef } from './resolve-ref.ts'

export type Field = { name: string; type: string; required: boolean; description: string; enum: string[] }

function describeField(document: JsonRecord, name: string, node: unknown, required: boolean): Field {
  const own = isRecord(node) ? toText(node.description) : ''
  return {
    name,
    type: typeName(document, node),
    required,
    description: own || toText(resolveRef(document, node).description),
    enum: enumValues(document, node),
  }
}

/** The fields of an object and, as `outer.inner`, those of the objects directly inside it. */
export function flattenFields(document: JsonRecord, schema: unknown): Field[] {
  const outer = objectShape(document, schema)
  return Object.entries(outer.properties).flatMap(([name, node]) => {
    const inner = objectShape(document, node)
    return [
      describeField(document, name, node, outer.required.includes(name)),
      ...Object.entries(inner.properties).map(([key, child]) =>
        describeField(document, `${name}.${key}`, child, inner.required.includes(key)),
      ),
    ]
  })
}
