import { isRecord, toList, toRecord, toText, toTexts, type JsonRecord } from '../json.ts'
import { HTTP_METHODS } from '../operation.ts'
import type { Edition } from './edition.ts'

/** An operation names here, by edition, the groups in which it stands when they are not its `tags`. */
const GROUPS = 'x-groups'

function groupOperation(node: JsonRecord, id: string, names: Set<string>): JsonRecord | undefined {
  const { [GROUPS]: byEdition, ...operation } = node
  const own = toRecord(byEdition)[id]
  const tags = toTexts(own ?? operation.tags).filter((tag) => names.has(tag))
  return tags.length === 0 ? undefined : { ...operation, tags }
}

function groupPath(path: string, node: unknown, id: string, edition: Edition): JsonRecord {
  const names = new Set(edition.groups.map(({ name }) => name))
  const entries = Object.entries(toRecord(node)).flatMap(([key, value]): [string, unknown][] => {
    const isOperation = HTTP_METHODS.some((method) => method === key)
    if (!isOperation || !isRecord(value)) return [[key, value]]
    if (edition.without.includes(`${key.toUpperCase()} ${path}`)) return []
    const operation = groupOperation(value, id, names)
    return operation ? [[key, operation]] : []
  })
  return Object.fromEntries(entries)
}

const hasOperation = (pathItem: JsonRecord) => HTTP_METHODS.some((method) => method in pathItem)

/** Leaves the groups of the edition, in its order, and the operations that stand in one of them. */
export function chooseGroups(document: JsonRecord, id: string, edition: Edition): JsonRecord {
  const known = new Map(toList(document.tags).map((tag) => [toText(toRecord(tag).name), toRecord(tag)]))
  const paths = Object.entries(toRecord(document.paths))
    .map(([path, node]): [string, JsonRecord] => [path, groupPath(path, node, id, edition)])
    .filter(([, pathItem]) => hasOperation(pathItem))
  return {
    ...document,
    tags: edition.groups.map(({ name, description }) => {
      const tag = known.get(name)
      if (!tag) throw new Error(`${id} has the group ${name}, which its source does not describe`)
      return description === '' ? tag : { ...tag, description }
    }),
    paths: Object.fromEntries(paths),
  }
}
