import type { LoggedChange } from '../store/transactions.ts'

/** Whether the document came into being with this change. */
export const creates = (change: LoggedChange) => change.previousRevision === undefined

/** Whether this change deleted the document: its effect is then the whole value `null`. */
export const deletes = (change: LoggedChange) => change.effects.apply[0] === 0 && change.effects.apply[1] === null
