import type { LoggedChange, TransactionLog } from '../store/transactions.ts'

export type TransactionQuery = {
  ids: readonly string[]
  onlyTheseDocuments: boolean
  fromTransaction: string | undefined
  toTransaction: string | undefined
  fromTime: string | undefined
  toTime: string | undefined
  authors: ReadonlySet<string> | undefined
  reverse: boolean
  limit: number
}

export type HistoryTransaction = { id: string; timestamp: string; author: string; changes: readonly LoggedChange[] }

function between(changes: readonly LoggedChange[], query: TransactionQuery): readonly LoggedChange[] {
  const sequenceOf = (id: string | undefined) => changes.find((change) => change.transactionId === id)?.sequence
  const [from, to] = [sequenceOf(query.fromTransaction) ?? -Infinity, sequenceOf(query.toTransaction) ?? Infinity]
  const { fromTime = '', toTime = '\uffff' } = query
  return changes.filter(
    ({ sequence, timestamp, author }) =>
      sequence >= from &&
      sequence <= to &&
      timestamp >= fromTime &&
      timestamp <= toTime &&
      (!query.authors || query.authors.has(author)),
  )
}

/** The transactions that touched some documents, in commit order or the reverse. */
export function findTransactions(log: TransactionLog, dataset: string, query: TransactionQuery): HistoryTransaction[] {
  const all = query.ids.flatMap((id) => log.changesOf(dataset, id))
  const own = between(
    all.toSorted((left, right) => left.sequence - right.sequence),
    query,
  )
  const sequences = [...new Set(own.map(({ sequence }) => sequence))]
  const chosen = (query.reverse ? sequences.toReversed() : sequences).slice(0, query.limit)
  return chosen.flatMap((sequence) => {
    const changes = query.onlyTheseDocuments
      ? own.filter((change) => change.sequence === sequence)
      : log.changesIn(sequence)
    const [first] = changes
    if (!first) return []
    return [{ id: first.transactionId, timestamp: first.timestamp, author: first.author, changes }]
  })
}
