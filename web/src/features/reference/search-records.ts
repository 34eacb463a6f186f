import { toRecord, toText, toTexts, type JsonRecord } from '@portal/openapi/json'
import type { SearchRecord } from '../../lib/search-record.ts'
import { fieldsOf, type FoundField } from './description/fields-of.ts'
import { isHidden } from './description/hidden.ts'
import { operationPage, type OutlineOperation } from './description/outline.ts'
import { outlineOf } from './description/outline-of.ts'
import { resolveLocal } from './description/pointer.ts'

/** The reference that the records are of. */
export type SearchableReference = {
  title: string
  label: string | undefined
  /** Its canonical address. */
  path: string
  /** As the guides of the same API say it: `Accounts V3`. */
  context: string
  groups: readonly string[]
  document: JsonRecord
}

type Placed = { operation: OutlineOperation; href: string; group: string; node: JsonRecord }

/** The operations, fields and error codes of a description, as they are found. */
export function searchRecordsOf(reference: SearchableReference): SearchRecord[] {
  const placed = placedOperations(reference)
  return [
    ...placed.map((one) => operationRecord(reference, one)),
    ...fieldRecords(reference, placed),
    ...errorRecords(reference),
  ]
}

// An operation of two groups is found once, in the first.
function placedOperations({ document, groups, path }: SearchableReference): Placed[] {
  const seen = new Set<string>()
  return outlineOf(document, groups).groups.flatMap((group) =>
    group.operations.flatMap((operation) => {
      const key = `${operation.kind} ${operation.method} ${operation.path}`
      if (seen.has(key) || isHidden(operation.path)) return []
      seen.add(key)
      const items = toRecord(document[operation.kind === 'webhook' ? 'webhooks' : 'paths'])
      const node = toRecord(resolveLocal(document, items[operation.path])[operation.method.toLowerCase()])
      return { operation, href: `${path}/${operationPage(group, operation)}`, group: group.title, node }
    }),
  )
}

function common({ label, context }: SearchableReference) {
  const other = label && !/deprecat|new/i.test(label) ? label : undefined
  return {
    deprecated: label !== undefined && /deprecat/i.test(label),
    label: other,
    // An edition for one partner repeats what the API for all says.
    weight: /partner/i.test(label ?? '') ? 0.5 : 1,
    context,
    code: '',
    sections: [],
  }
}

function operationRecord(reference: SearchableReference, { operation, href, group, node }: Placed): SearchRecord {
  const { method, path, title, operationId } = operation
  const base = common(reference)
  return {
    ...base,
    id: `operation:${reference.path}:${method} ${path}`,
    kind: 'operation',
    title: path,
    method: operation.kind === 'webhook' ? undefined : method,
    href,
    context: `${reference.title} · ${group}`,
    deprecated: base.deprecated || operation.deprecated,
    names: `${method} ${operationId} ${title}`,
    text: [title, firstParagraph(toText(node['description']))].filter(Boolean).join('. '),
  }
}

function fieldRecords(reference: SearchableReference, placed: readonly Placed[]): SearchRecord[] {
  const byName = new Map<string, { field: FoundField; places: Placed[] }>()
  for (const place of placed)
    for (const field of fieldsOf(reference.document, place.node)) {
      const known = byName.get(field.name)
      if (!known) byName.set(field.name, { field, places: [place] })
      else if (!known.places.includes(place)) known.places.push(place)
    }
  return [...byName.values()].map(({ field, places }) => ({
    ...common(reference),
    id: `field:${reference.path}:${field.name}`,
    kind: 'field',
    title: field.name,
    href: places[0]?.href ?? reference.path,
    context: `${reference.title} · ${usedIn(places)}`,
    names: '',
    text: [firstParagraph(field.description), field.values.join(', ')].filter(Boolean).join(' '),
  }))
}

function usedIn(places: readonly Placed[]): string {
  const [first] = places
  if (!first) return ''
  const { kind, method, path } = first.operation
  const name = kind === 'webhook' ? path : `${method} ${path}`
  return places.length > 1 ? `${name} and ${places.length - 1} more` : name
}

/** The values of the field `error` of the description's Error schema, each with what it means. */
function errorRecords(reference: SearchableReference): SearchRecord[] {
  const { document, path } = reference
  const schemas = toRecord(toRecord(document['components'])['schemas'])
  const error = resolveLocal(document, toRecord(toRecord(schemas['Error'])['properties'])['error'])
  const meanings = toRecord(error['x-enumDescriptions'])
  return toTexts(error['enum']).map((code) => ({
    ...common(reference),
    id: `error:${path}:${code}`,
    kind: 'error',
    title: code,
    href: path,
    names: '',
    text: toText(meanings[code]) || statusOf(document, code),
  }))
}

// The description of a response that names the code tells what it means as well.
function statusOf(document: JsonRecord, code: string): string {
  const responses = Object.values(toRecord(toRecord(document['components'])['responses']))
  const naming = responses
    .map((one) => toText(toRecord(one)['description']))
    .find((text) => text.includes(`\`${code}\``))
  return naming ? firstParagraph(naming) : ''
}

function firstParagraph(markdown: string): string {
  const [first = ''] = markdown.split(/\n\s*\n/)
  return first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*#>|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 400)
}
