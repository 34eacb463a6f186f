import type { StoredDocument } from '../documents.ts'
import { referencesIn } from './references-in.ts'

/** A set of documents that finds by id, by type and by reference without looking at all of them. */
export type DocumentIndex = {
  get: (id: string) => StoredDocument | undefined
  /** In id order, as the hosted service answers a query without `order()`. Not to be changed. */
  all: () => readonly StoredDocument[]
  ofType: (type: string) => readonly StoredDocument[]
  referencing: (id: string) => readonly StoredDocument[]
  /** Those whose field of this name is this text. The first question about a field makes its index. */
  withField: (name: string, value: string) => readonly StoredDocument[]
  put: (document: StoredDocument) => void
  remove: (id: string) => void
}

const byIdOrder = (a: StoredDocument, b: StoredDocument) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0)

type Group = { members: Map<string, StoredDocument>; sorted: readonly StoredDocument[] | undefined }

function groups() {
  const byKey = new Map<string, Group>()
  return {
    put(key: string, document: StoredDocument) {
      const group = byKey.get(key) ?? { members: new Map<string, StoredDocument>(), sorted: undefined }
      group.members.set(document._id, document)
      group.sorted = undefined
      byKey.set(key, group)
    },
    remove(key: string, id: string) {
      const group = byKey.get(key)
      if (!group) return
      group.members.delete(id)
      group.sorted = undefined
      if (group.members.size === 0) byKey.delete(key)
    },
    /** Sorted when asked for, and again only after a change. */
    of(key: string): readonly StoredDocument[] {
      const group = byKey.get(key)
      if (!group) return []
      group.sorted ??= [...group.members.values()].toSorted(byIdOrder)
      return group.sorted
    },
  }
}

/** Queries choose the fields, so their number is bounded; past it, the index not asked for longest makes room. */
const keptFields = 24

function fieldIndexes(documents: () => Iterable<StoredDocument>) {
  const byName = new Map<string, ReturnType<typeof groups>>()
  const putInto = (index: ReturnType<typeof groups>, name: string, document: StoredDocument) => {
    const value = document[name]
    if (typeof value === 'string') index.put(value, document)
  }
  return {
    put(document: StoredDocument) {
      for (const [name, index] of byName) putInto(index, name, document)
    },
    remove(document: StoredDocument) {
      for (const [name, index] of byName) index.remove(String(document[name]), document._id)
    },
    of(name: string, value: string): readonly StoredDocument[] {
      const known = byName.get(name)
      const index = known ?? groups()
      if (!known) for (const document of documents()) putInto(index, name, document)
      byName.delete(name)
      byName.set(name, index)
      const oldest = byName.keys().next().value
      if (byName.size > keptFields && oldest !== undefined) byName.delete(oldest)
      return index.of(value)
    },
  }
}

export function createDocumentIndex(documents: Iterable<StoredDocument> = []): DocumentIndex {
  const byId = new Map<string, StoredDocument>()
  const everything = groups()
  const byType = groups()
  const byReference = groups()
  const byField = fieldIndexes(() => byId.values())

  function remove(id: string) {
    const known = byId.get(id)
    if (!known) return
    byId.delete(id)
    everything.remove('', id)
    byType.remove(known._type, id)
    byField.remove(known)
    for (const target of referencesIn(known)) byReference.remove(target, id)
  }
  function put(document: StoredDocument) {
    remove(document._id)
    byId.set(document._id, document)
    everything.put('', document)
    byType.put(document._type, document)
    byField.put(document)
    for (const target of referencesIn(document)) byReference.put(target, document)
  }
  for (const document of documents) put(document)

  return {
    get: (id) => byId.get(id),
    all: () => everything.of(''),
    ofType: (type) => byType.of(type),
    referencing: (id) => byReference.of(id),
    withField: (name, value) => byField.of(name, value),
    put,
    remove,
  }
}
