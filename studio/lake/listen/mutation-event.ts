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

type Told = { change: Change; transition: 'appear' | 'update' | 'disappear' }

/** A change as a listener sees it; nothing when its query has the document neither before nor after. */
function toldOf(change: Change, { matches }: EventOptions): Told[] {
  const [before, after] = [matches(change.before), matches(change.after)]
  if (!before && !after) return []
  return [{ change, transition: before ? (after ? 'update' : 'disappear') : 'appear' }]
}

/**
 * What a listener is told of a transaction, from one of its changes on. The Studio locks a document until it has seen
 * as many events as are announced, so those are counted that this listener is told, and no others.
 */
export function mutationEvents(transaction: Transaction, options: EventOptions, from = 0): ServerEvent[] {
  const told = transaction.changes.flatMap((change) => toldOf(change, options))
  const rest = new Set(transaction.changes.slice(from))
  return told.flatMap(({ change, transition }, at) => {
    if (!rest.has(change)) return []
    const id = eventId(transaction.id, change.id)
    const data = {
      eventId: id,
      documentId: change.id,
      transactionId: transaction.id,
      transition,
      identity: transaction.author,
      resultRev: transaction.id,
      timestamp: transaction.timestamp,
      visibility: options.visibility,
      transactionTotalEvents: told.length,
      transactionCurrentEvent: at + 1,
      ...optionalParts(change, options),
    }
    return [{ event: 'mutation', data, id }]
  })
}
