import { applyPatch } from 'mendoza'
import { storedDocumentSchema, type StoredDocument } from '../documents.ts'
import type { LoggedChange, Transaction } from '../store/transactions.ts'

function withoutRevision(document: StoredDocument | undefined): object | null {
  if (!document) return null
  const { _rev, ...rest } = document
  return rest
}

/** The document as it was just before a logged change of it. */
export function stepBack(after: StoredDocument | undefined, change: LoggedChange): StoredDocument | undefined {
  if (change.previousRevision === undefined) return undefined
  const before: unknown = applyPatch(withoutRevision(after), change.effects.revert)
  return storedDocumentSchema.parse({ ...Object(before), _rev: change.previousRevision })
}

/**
 * The last transactions of a dataset with the documents before and after each change, walked back from what is
 * there now. `logged` holds every change since the first of them, oldest first.
 */
export function rebuildTransactions(
  dataset: string,
  logged: readonly LoggedChange[],
  current: (id: string) => StoredDocument | undefined,
): Transaction[] {
  const states = new Map<string, StoredDocument | undefined>()
  const transactions: Transaction[] = []
  for (const entry of logged.toReversed()) {
    const { documentId: id, effects, mutations } = entry
    const after = states.has(id) ? states.get(id) : current(id)
    const before = stepBack(after, entry)
    states.set(id, before)
    const change = { id, before, after, effects, mutations }
    const last = transactions.at(-1)
    if (last?.id === entry.transactionId)
      transactions[transactions.length - 1] = { ...last, changes: [change, ...last.changes] }
    else {
      const { transactionId, timestamp, author } = entry
      transactions.push({ dataset, id: transactionId, timestamp, author, changes: [change] })
    }
  }
  return transactions.toReversed()
}
