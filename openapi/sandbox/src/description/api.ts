import { getDescription, isDescriptionId } from '@portal/openapi'
import { toList, toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import { documentedErrors } from './documented-errors.ts'
import { matchOperations, type Match } from './match.ts'
import type { DocumentedError, SandboxOperation } from './operation.ts'
import { readOperations } from './read-operations.ts'
import { createValidator, type Validator } from './validator.ts'

/** A description, ready to answer for. */
export type Api = {
  id: string
  document: JsonRecord
  operations: SandboxOperation[]
  validator: Validator
  errorsOf: (operation: SandboxOperation) => DocumentedError[]
  /** The operations at a path of the description, with or without the path of one of its servers before it. */
  match: (path: string) => Match[]
}

const known = new Map<string, Api>()

/** The API of a description id; undefined when there is none. Read once, when it is first asked for. */
export function loadApi(id: string): Api | undefined {
  const document = isDescriptionId(id) ? getDescription(id) : undefined
  if (!document) return undefined
  const api = known.get(id) ?? createApi(id, document)
  known.set(id, api)
  return api
}

function createApi(id: string, document: JsonRecord): Api {
  const operations = readOperations(id, document)
  const errors = new Map<SandboxOperation, DocumentedError[]>()
  const bases = serverPaths(document)
  return {
    id,
    document,
    operations,
    validator: createValidator(document),
    errorsOf: (operation) => {
      const list = errors.get(operation) ?? documentedErrors(document, operation)
      errors.set(operation, list)
      return list
    },
    match: (path) => {
      const candidates = ['', ...bases].filter((base) => path.startsWith(base)).map((base) => path.slice(base.length))
      return candidates.map((rest) => matchOperations(operations, rest)).find((found) => found.length > 0) ?? []
    },
  }
}

/** The paths of all servers, those that single operations name included: `/v2.1` of `https://host/v2.1`. */
function serverPaths(document: JsonRecord): string[] {
  const items = Object.values(toRecord(document.paths)).map(toRecord)
  const operations = items.flatMap((item) => Object.values(item).map(toRecord))
  const lists = [document, ...items, ...operations].flatMap((node) => toList(node.servers))
  const bases = lists.map((server) =>
    toText(toRecord(server).url)
      .replace(/^https?:\/\/[^/]+|^\/sandbox\/[^/]+/, '')
      .replace(/\/$/, ''),
  )
  return [...new Set(bases)].filter((base) => base !== '')
}
