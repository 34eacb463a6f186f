import type { Services } from '../context.ts'
import type { StoredDocument } from '../documents.ts'
import { transactionExists } from '../errors.ts'
import type { Dataset } from '../store/dataset.ts'
import { checkReferences } from './check-references.ts'
import { createWorkingCopy, type WorkingCopy } from './working-copy.ts'

export type TransactOptions = { author: string; transactionId: string | undefined; dryRun: boolean }

export type Transacted<Outcome> = {
  transactionId: string
  outcome: Outcome
  documents: ReadonlyMap<string, StoredDocument | undefined>
}

/**
 * Runs `work` on a working copy and commits what it leaves, whole, under one revision.
 * All of it is synchronous: no other transaction can come between what was read and what is written.
 */
export function transact<Outcome>(
  lake: Services,
  dataset: Dataset,
  options: TransactOptions,
  work: (working: WorkingCopy) => Outcome,
): Transacted<Outcome> {
  const id = options.transactionId ?? lake.newId()
  if (options.transactionId !== undefined && lake.store.log.sequenceOf(dataset.name, id) !== undefined) {
    throw transactionExists(id)
  }
  const working = createWorkingCopy(dataset)
  const outcome = work(working)
  checkReferences(working)
  const timestamp = lake.clock().toISOString()
  const changes = working.changes(id, timestamp)
  if (changes.length > 0 && !options.dryRun) {
    lake.store.commit({ dataset: dataset.name, id, timestamp, author: options.author, changes })
  }
  // A deleted document is answered as it last was.
  const documents = new Map(changes.map((change) => [change.id, change.after ?? change.before]))
  return { transactionId: id, outcome, documents }
}
