import type { StoredDocument } from '../documents.ts'
import type { Store } from '../store/open-store.ts'
import type { LoggedChange } from '../store/transactions.ts'
import { stepBack } from './rebuild.ts'

export type Moment =
  | { kind: 'revision'; id: string }
  | { kind: 'time'; at: string }
  | { kind: 'last' }
  | { kind: 'now' }

/** The change that made the document what it was then: the last in commit order, whatever the clock said in between. */
function positionAt(moment: Moment, changes: readonly LoggedChange[], store: Store, dataset: string): number {
  switch (moment.kind) {
    case 'now':
    case 'last':
      return changes.length - 1
    case 'time':
      return changes.findLastIndex(({ timestamp }) => timestamp <= moment.at)
    case 'revision': {
      const sequence = store.log.sequenceOf(dataset, moment.id)
      return sequence === undefined ? -1 : changes.findLastIndex((change) => change.sequence <= sequence)
    }
  }
}

function isCurrent(moment: Moment, { _rev, _updatedAt }: StoredDocument): boolean {
  if (moment.kind === 'revision') return moment.id === _rev
  return moment.kind !== 'time' || moment.at >= _updatedAt
}

/**
 * The document as it was at a moment, walked back from what it is now, so that the log needn't reach to its first
 * change; `last` is its last state before a deletion.
 */
export function documentAt(store: Store, dataset: string, id: string, moment: Moment): StoredDocument | undefined {
  const changes = store.log.changesOf(dataset, id)
  const position = positionAt(moment, changes, store, dataset)
  let state = store.dataset(dataset)?.raw.get(id)
  // What the log has forgotten is gone, but for what the document still is.
  if (position === -1) return state && isCurrent(moment, state) ? state : undefined
  for (let at = changes.length - 1; at > position; at--) {
    const change = changes[at]
    if (change) state = stepBack(state, change)
  }
  const change = changes[position]
  return moment.kind === 'last' && !state && change ? stepBack(state, change) : state
}
