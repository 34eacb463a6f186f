import { typeName } from './describe-schema.ts'
import { flattenFields } from './flatten-fields.ts'
import { isRecord, toList, toRecord, toText, toTexts, type JsonRecord } from './json.ts'
import { HTTP_METHODS, type Operation, type Parameter, type SecurityChoice } from './operation.ts'
import { resolveRef } from './resolve-ref.ts'

function readParameters(document: JsonRecord, pathItem: JsonRecord, operation: JsonRecord): Parameter[] {
  const byKey = new Map<string, Parameter>()
  // The operation comes second: its parameter replaces the path's of the same name and place.
  for (const node of [...toList(pathItem.parameters), ...toList(operation.parameters)]) {
    const parameter = resolveRef(document, node)
    const name = toText(parameter.name)
    const place = toText(parameter.in)
    byKey.set(`${place} ${name}`, {
      name,
      in: place,
      required: parameter.required === true,
      description: toText(parameter.description),
      type: typeName(document, parameter.schema),
    })
  }
  return [...byKey.values()]
}

function readSecurity(security: unknown): SecurityChoice[] {
  return toList(security).flatMap((choice) =>
    Object.entries(toRecord(choice)).map(([scheme, scopes]) => ({ scheme, scopes: toTexts(scopes) })),
  )
}

function readServers(...lists: unknown[]): string[] {
  const nearest = lists.map(toList).find((list) => list.length > 0) ?? []
  return nearest.map((server) => toText(toRecord(server).url))
}

function readBody(document: JsonRecord, operation: JsonRecord) {
  const content = toRecord(resolveRef(document, operation.requestBody).content)
  const media = toRecord(content['application/json'] ?? Object.values(content)[0])
  return flattenFields(document, media.schema)
}

/** Finds `METHOD /path` in a bundled description; the method in any case, the path as the description writes it. */
export function findOperationIn(document: JsonRecord, key: string): Operation | undefined {
  const [verb = '', path = ''] = key.trim().split(/\s+/)
  const method = HTTP_METHODS.find((known) => known === verb.toLowerCase())
  const paths = toRecord(document.paths)
  if (!method || !Object.hasOwn(paths, path)) return undefined
  const pathItem = resolveRef(document, paths[path])
  const operation = pathItem[method]
  if (!isRecord(operation)) return undefined
  return {
    method: method.toUpperCase(),
    path,
    operationId: toText(operation.operationId),
    summary: toText(operation.summary),
    description: toText(operation.description),
    tags: toTexts(operation.tags),
    servers: readServers(operation.servers, pathItem.servers, document.servers),
    security: readSecurity(operation.security ?? document.security),
    parameters: readParameters(document, pathItem, operation),
    requestBody: readBody(document, operation),
    responses: Object.entries(toRecord(operation.responses)).map(([status, response]) => ({
      status,
      description: toText(resolveRef(document, response).description),
    })),
  }
}
