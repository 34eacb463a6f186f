import type { StoredDocument } from '../documents.ts'
import type { Operation } from './hook.ts'

/** What happened to one published document, as the outbox keeps it until every hook has its message. */
export type PublishedChange = {
  sequence: number
  dataset: string
  transactionId: string
  timestamp: string
  author: string
  documentId: string
  before: StoredDocument | null
  after: StoredDocument | null
}

export function operationOf(change: Pick<PublishedChange, 'before' | 'after'>): Operation {
  if (!change.before) return 'create'
  return change.after ? 'update' : 'delete'
}
