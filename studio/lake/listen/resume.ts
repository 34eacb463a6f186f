import { rebuildTransactions } from '../history/rebuild.ts'
import type { Dataset } from '../store/dataset.ts'
import type { Store } from '../store/open-store.ts'
import type { Transaction } from '../store/transactions.ts'
import { limits } from '../wire.ts'

export type Missed = { transactions: Transaction[]; from: number }

/**
 * What happened after the event that a listener saw last: whole transactions, and the place in the first of them
 * from which on it missed it. Nothing when the event is unknown or too long ago to be told one by one.
 */
export function missedSince(lastEventId: string, dataset: Dataset, store: Store): Missed | undefined {
  const separator = lastEventId.indexOf('#')
  const [transactionId, documentId] = [lastEventId.slice(0, separator), lastEventId.slice(separator + 1)]
  const sequence = separator === -1 ? undefined : store.log.sequenceOf(dataset.name, transactionId)
  if (sequence === undefined) return undefined
  const logged = store.log.changesAfter(dataset.name, sequence - 1, limits.resumeChanges + 1)
  const seen = logged.findIndex((change) => change.transactionId === transactionId && change.documentId === documentId)
  if (logged.length > limits.resumeChanges || seen === -1) return undefined
  return { transactions: rebuildTransactions(dataset.name, logged, (id) => dataset.raw.get(id)), from: seen + 1 }
}
