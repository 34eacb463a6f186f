import { isRecord, toList, toRecord, toText, type JsonRecord } from '@portal/openapi/json'
import type { OutlineGroup, OutlineOperation } from './outline.ts'
import { pointerParts, readPointer } from './pointer.ts'

/** A group with those of its operations that a page shows. */
export type Selection = { group: OutlineGroup; operations: readonly OutlineOperation[] }

type CutOptions = {
  /** Whether the page tells what the API is. */
  introduction: boolean
  /** What to write below the description of an operation. */
  footnote: (group: OutlineGroup, operation: OutlineOperation) => string
}

/**
 * The part of a description that a page shows, with what that part refers to: Scalar renders the page from it, and
 * the browser loads no more when it takes over.
 */
export function cutDescription(
  document: JsonRecord,
  selections: readonly Selection[],
  { introduction, footnote }: CutOptions,
): JsonRecord {
  const part = {
    ...document,
    info: introduction ? document['info'] : { ...toRecord(document['info']), description: '' },
    tags: selections.flatMap(({ group }) => (group.name ? [tagOf(document, group)] : [])),
    paths: itemsOf(document, 'paths', 'operation', selections, footnote),
    webhooks: itemsOf(document, 'webhooks', 'webhook', selections, footnote),
  }
  return withReachable(part, document)
}

function tagOf(document: JsonRecord, group: OutlineGroup): JsonRecord {
  const declared = toList(document['tags']).map(toRecord)
  return declared.find((tag) => toText(tag['name']) === group.name) ?? { name: group.name }
}

function itemsOf(
  document: JsonRecord,
  field: 'paths' | 'webhooks',
  kind: OutlineOperation['kind'],
  selections: readonly Selection[],
  footnote: CutOptions['footnote'],
): JsonRecord {
  const source = toRecord(document[field])
  const chosen = new Map<string, JsonRecord>()
  for (const { group, operations } of selections)
    for (const operation of operations.filter((one) => one.kind === kind)) {
      const { path, method } = operation
      const { item, operations: known } = splitItem(toRecord(source[path]))
      const entry = chosen.get(path) ?? item
      const verb = method.toLowerCase()
      const before = toRecord(entry[verb])
      const original = toRecord(known[verb])
      const tags = [...toList(before['tags']), ...(group.name ? [group.name] : [])]
      const note = before['description'] ?? [toText(original['description']), footnote(group, operation)].join('\n\n')
      chosen.set(path, { ...entry, [verb]: { ...original, tags, description: toText(note) } })
    }
  // In the order of the description, which is Scalar's order within a group.
  return Object.fromEntries(Object.keys(source).flatMap((path) => (chosen.has(path) ? [[path, chosen.get(path)]] : [])))
}

const METHOD = /^(?:get|post|put|patch|delete|head|options|trace|query)$/

function splitItem(item: JsonRecord): { item: JsonRecord; operations: JsonRecord } {
  const entries = Object.entries(item)
  return {
    item: Object.fromEntries(entries.filter(([name]) => !METHOD.test(name))),
    operations: Object.fromEntries(entries.filter(([name]) => METHOD.test(name))),
  }
}

// Keeps of the components what the part refers to, however far around, and every way of authentication.
function withReachable(part: JsonRecord, document: JsonRecord): JsonRecord {
  const sections = ['components', 'definitions', 'parameters', 'responses'].filter((name) => isRecord(document[name]))
  const wanted = new Set<string>()
  const queue: unknown[] = [Object.fromEntries(Object.entries(part).filter(([name]) => !sections.includes(name)))]
  while (queue.length > 0) {
    for (const pointer of referencesIn(queue.pop())) {
      if (wanted.has(pointer)) continue
      wanted.add(pointer)
      queue.push(read(document, pointer))
    }
  }
  const roots = new Set([...wanted].map(rootOf))
  return { ...part, ...Object.fromEntries(sections.map((name) => [name, keep(toRecord(document[name]), name, roots)])) }
}

// What a pointer names as a whole: a component stands two levels down, a definition of Swagger one.
function rootOf(pointer: string): string {
  const parts = pointer.split('\n')
  return parts.slice(0, parts[0] === 'components' ? 3 : 2).join('\n')
}

function keep(section: JsonRecord, at: string, roots: ReadonlySet<string>): JsonRecord {
  return Object.fromEntries(
    Object.entries(section).flatMap(([name, field]) => {
      if (name === 'securitySchemes') return [[name, field]]
      if (at === 'components') return [[name, keep(toRecord(field), `${at}\n${name}`, roots)]]
      return roots.has(`${at}\n${name}`) ? [[name, field]] : []
    }),
  )
}

/** Each pointer is written as its parts with a line feed between them. */
function* referencesIn(root: unknown): Generator<string> {
  const stack = [root]
  while (stack.length > 0) {
    const value = stack.pop()
    if (Array.isArray(value)) stack.push(...value)
    else if (isRecord(value)) {
      const ref = value['$ref']
      if (typeof ref === 'string' && ref.startsWith('#/')) yield pointerParts(ref).join('\n')
      // The values of a discriminator's mapping are references too, though not written as such.
      for (const field of Object.values(value)) {
        if (typeof field === 'string' && field.startsWith('#/')) yield pointerParts(field).join('\n')
        else if (typeof field === 'object') stack.push(field)
      }
    }
  }
}

function read(document: JsonRecord, pointer: string): unknown {
  return readPointer(document, pointer.split('\n'))
}
