import { isRecord, toRecord, toText, toTexts, type JsonRecord } from './json.ts'
import { HTTP_METHODS, type OperationSummary } from './operation.ts'
import { resolveRef } from './resolve-ref.ts'

/** Every operation of a bundled description, in the order in which it is written. */
export function listOperationsIn(document: JsonRecord): OperationSummary[] {
  return Object.entries(toRecord(document.paths)).flatMap(([path, node]) => {
    const pathItem = resolveRef(document, node)
    return HTTP_METHODS.flatMap((method) => {
      const operation = pathItem[method]
      if (!isRecord(operation)) return []
      return {
        method: method.toUpperCase(),
        path,
        operationId: toText(operation.operationId),
        summary: toText(operation.summary),
        tags: toTexts(operation.tags),
      }
    })
  })
}
