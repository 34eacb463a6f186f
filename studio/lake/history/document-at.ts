import type { StoredDocument } from '../documents.ts'
import type { Store } from '../store/open-store.ts'
import type { LoggedChange } from '../store/transactions.ts'
import { stepForward } from './rebuild.ts'

export type Moment =
  | { kind: 'revision'; id: string }
  | { kind: 'time'; at: string }
  | { kind: 'last' }
  | { kind: 'now' }

function untilMoment(moment: Moment, store: Store, dataset: string): (change: LoggedChange) => boolean {
  if (moment.kind === 'time') return (change) => change.timestamp <= moment.at
  if (moment.kind !== 'revision') return () => true
  const last = store.log.sequenceOf(dataset, moment.id)
  return (change) => last !== undefined && change.sequence <= last
}

/** The document as it was at a moment, replayed from its first change; `last` is its last state before a deletion. */
export function documentAt(store: Store, dataset: string, id: string, moment: Moment): StoredDocument | undefined {
  const until = untilMoment(moment, store, dataset)
  let state: StoredDocument | undefined
  let lastState: StoredDocument | undefined
  for (const change of store.log.changesOf(dataset, id)) {
    if (!until(change)) break
    state = stepForward(state, change)
    lastState = state ?? lastState
  }
  return moment.kind === 'last' ? lastState : state
}
