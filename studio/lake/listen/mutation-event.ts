import type { Change, Transaction } from '../store/transactions.ts'
import type { ServerEvent } from './event-stream.ts'
import type { Matcher } from './matcher.ts'

export type EventOptions = {
  matches: Matcher
  visibility: string
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  effects: boolean
}

const eventId = (transactionId: string, documentId: string) => `${transactionId}#${documentId}`

function optionalParts(change: Change, options: EventOptions): object {
  return {
    ...(change.before && { previousRev: change.before._rev }),
    ...(options.effects && { effects: change.effects }),
    ...(options.includeMutations && { mutations: change.mutations }),
    ...(options.includeResult && change.after && { result: change.after }),
    ...(options.includePreviousRevision && change.before && { previous: change.before }),
  }
}

/** What a listener is told of one change; nothing when its query has the document neither before nor after. */
function mutationEvent(transaction: Transaction, position: number, options: EventOptions): ServerEvent | undefined {
  const change = transaction.changes[position]
  if (!change) return undefined
  const [before, after] = [options.matches(change.before), options.matches(change.after)]
  if (!before && !after) return undefined
  const id = eventId(transaction.id, change.id)
  const data = {
    eventId: id,
    documentId: change.id,
    transactionId: transaction.id,
    transition: before ? (after ? 'update' : 'disappear') : 'appear',
    identity: transaction.author,
    resultRev: transaction.id,
    timestamp: transaction.timestamp,
    visibility: options.visibility,
    // The Studio waits until it has seen this many, so it counts all documents of the transaction.
    transactionTotalEvents: transaction.changes.length,
    transactionCurrentEvent: position + 1,
    ...optionalParts(change, options),
  }
  return { event: 'mutation', data, id }
}

export function mutationEvents(transaction: Transaction, options: EventOptions, from = 0): ServerEvent[] {
  return transaction.changes
    .map((_, position) => (position < from ? undefined : mutationEvent(transaction, position, options)))
    .filter((event) => event !== undefined)
}
