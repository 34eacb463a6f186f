import type { StoredDocument } from '../documents.ts'
import { isFields } from '../mendoza/same-value.ts'
import { markerOf } from './marker.ts'

export type Place = { document: { _id: string; _type: string }; path: string }

export type Marker = {
  /** The document with every text of its content marked. The same object for the same document. */
  mark: (document: StoredDocument) => StoredDocument
  place: (number: number) => Place | undefined
}

const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
export const fieldPath = (path: string, name: string) => `${path}['${quoted(name)}']`

function itemPath(path: string, item: unknown, position: number): string {
  const key = isFields(item) ? item['_key'] : undefined
  return typeof key === 'string' ? `${path}[?(@._key=='${quoted(key)}')]` : `${path}[${position}]`
}

/** Fields by which content refers, formats or computes, rather than shows text. */
const plainFields = new Set(['marks', 'style', 'listItem', 'level', 'asset', 'language'])
const isPlain = (name: string) => name.startsWith('_') || plainFields.has(name)
const isPlainText = (text: string) => text === '' || /^(\d{4}-\d\d-\d\d|https?:|mailto:|\/)/u.test(text)

/** Marks the texts of documents, except those that the query compares with (`constants`). */
export function createMarker(constants: ReadonlySet<string>): Marker {
  const places: Place[] = []
  const marked = new Map<StoredDocument, StoredDocument>()

  function markValue(value: unknown, document: Place['document'], path: string): unknown {
    if (typeof value === 'string') {
      if (isPlainText(value) || constants.has(value)) return value
      return value + markerOf(places.push({ document, path }) - 1)
    }
    if (Array.isArray(value)) return value.map((item, at) => markValue(item, document, itemPath(path, item, at)))
    return isFields(value) ? markFields(value, document, path) : value
  }
  function markFields(value: object, document: Place['document'], path: string): object {
    const fields = Object.entries(value).map(([name, item]): [string, unknown] => [
      name,
      isPlain(name) ? item : markValue(item, document, fieldPath(path, name)),
    ])
    return Object.fromEntries(fields)
  }
  return {
    mark(document) {
      const known = marked.get(document)
      if (known) return known
      const original = document['_originalId']
      const { _id, _type, _rev, _createdAt, _updatedAt } = document
      const source = { _id: typeof original === 'string' ? original : _id, _type }
      const made = { ...markFields(document, source, '$'), _id, _type, _rev, _createdAt, _updatedAt }
      marked.set(document, made)
      return made
    },
    place: (number) => places[number],
  }
}
