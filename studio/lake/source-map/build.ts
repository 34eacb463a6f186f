import { isFields } from '../mendoza/same-value.ts'
import { fieldPath, type Place } from './mark.ts'
import { placeOf, withoutMarkers } from './marker.ts'

export type SourceMap = {
  documents: Place['document'][]
  paths: string[]
  mappings: Record<string, { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }>
}

const emptyMap = (): SourceMap => ({ documents: [], paths: [], mappings: {} })

/** Where in `list` the value stands; it is added when it is new. */
function positionIn<Item>(list: Item[], positions: Map<string, number>, key: string, item: Item): number {
  const position = positions.get(key) ?? list.push(item) - 1
  positions.set(key, position)
  return position
}

/**
 * Compares the answer with the one from marked documents: where the two agree but for markers, the markers say where
 * each text came from. When they don't, the query depends on the wording of its texts, and there is no map.
 */
export function buildSourceMap(
  answer: unknown,
  marked: unknown,
  place: (number: number) => Place | undefined,
): SourceMap {
  const map = emptyMap()
  const documents = new Map<string, number>()
  const paths = new Map<string, number>()

  function note(text: string, at: string): void {
    const number = placeOf(text)
    const found = number === undefined ? undefined : place(number)
    if (!found) return
    const document = positionIn(map.documents, documents, found.document._id, found.document)
    const path = positionIn(map.paths, paths, found.path, found.path)
    map.mappings[at] = { type: 'value', source: { type: 'documentValue', document, path } }
  }
  function agree(left: unknown, right: unknown, at: string): boolean {
    if (typeof left === 'string') {
      if (typeof right !== 'string' || withoutMarkers(right) !== left) return false
      note(right, at)
      return true
    }
    if (Array.isArray(left)) {
      if (!Array.isArray(right) || left.length !== right.length) return false
      return left.every((item, position) => agree(item, right[position], `${at}[${position}]`))
    }
    if (!isFields(left)) return left === right
    if (!isFields(right)) return false
    return Object.entries(left).every(([name, item]) => agree(item, right[name], fieldPath(at, name)))
  }
  return agree(answer, marked, '$') ? map : emptyMap()
}
