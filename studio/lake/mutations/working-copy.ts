import { encode } from '../mendoza/encode.ts'
import type { StoredDocument } from '../documents.ts'
import type { Dataset } from '../store/dataset.ts'
import type { Change } from '../store/transactions.ts'
import type { SingleMutation } from './mutation.ts'

/** A document under change: the revision and the time of update are stamped once, when the transaction is complete. */
export type WorkingDocument = { readonly _id: string; readonly _type: string; readonly [attribute: string]: unknown }

type Touched = { document: WorkingDocument | undefined; mutations: SingleMutation[] }

/** What a transaction would leave behind: its own changes over the dataset, which stays as it is. */
export type WorkingCopy = {
  get: (id: string) => WorkingDocument | undefined
  record: (id: string, document: WorkingDocument | undefined, mutation: SingleMutation) => void
  /** All documents as they are now in this transaction. */
  all: () => readonly WorkingDocument[]
  referencing: (id: string) => readonly WorkingDocument[]
  touchedIds: () => readonly string[]
  /** Whether the document was there before the transaction. */
  existed: (id: string) => boolean
  /** The changes, stamped. A document made and deleted again leaves none; a patch without effect does. */
  changes: (revision: string, timestamp: string) => Change[]
}

const withoutRevision = (document: StoredDocument | undefined) => {
  if (!document) return undefined
  const { _rev, ...rest } = document
  return rest
}

function stamp(document: WorkingDocument, revision: string, timestamp: string): StoredDocument {
  const created = document['_createdAt']
  const _createdAt = typeof created === 'string' ? created : timestamp
  return { ...document, _rev: revision, _createdAt, _updatedAt: timestamp }
}

export function createWorkingCopy(dataset: Dataset): WorkingCopy {
  const touched = new Map<string, Touched>()
  const get = (id: string) => {
    const known = touched.get(id)
    return known ? known.document : dataset.raw.get(id)
  }
  const overlay = (documents: readonly WorkingDocument[]) => {
    if (touched.size === 0) return documents
    const changed = [...touched.values()].flatMap(({ document }) => (document ? [document] : []))
    return [...documents.filter(({ _id }) => !touched.has(_id)), ...changed]
  }
  return {
    get,
    record(id, document, mutation) {
      const known = touched.get(id)
      if (known) known.mutations.push(mutation)
      touched.set(id, { document, mutations: known?.mutations ?? [mutation] })
    },
    all: () => overlay(dataset.raw.all()),
    referencing: (id) => overlay(dataset.raw.referencing(id)),
    touchedIds: () => [...touched.keys()],
    existed: (id) => dataset.raw.get(id) !== undefined,
    changes(revision, timestamp) {
      const changes: Change[] = []
      for (const [id, { document, mutations }] of touched) {
        const before = dataset.raw.get(id)
        const after = document && stamp(document, revision, timestamp)
        if (!before && !after) continue
        const [left, right] = [withoutRevision(before), withoutRevision(after)]
        changes.push({
          id,
          before,
          after,
          mutations,
          effects: { apply: encode(left, right), revert: encode(right, left) },
        })
      }
      return changes
    },
  }
}
