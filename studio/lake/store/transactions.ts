import type { DatabaseSync } from 'node:sqlite'
import type { RawPatch } from 'mendoza'
import { z } from 'zod'
import type { StoredDocument } from '../documents.ts'

export type Effects = { apply: RawPatch; revert: RawPatch }

/** What a transaction did to one document: `before` is absent on creation, `after` on deletion. */
export type Change = {
  id: string
  before: StoredDocument | undefined
  after: StoredDocument | undefined
  effects: Effects
  mutations: readonly unknown[]
}

export type Transaction = {
  dataset: string
  id: string
  timestamp: string
  author: string
  changes: readonly Change[]
}

/** A change as the log keeps it; the documents themselves are rebuilt from the effects. */
export type LoggedChange = {
  sequence: number
  transactionId: string
  timestamp: string
  author: string
  documentId: string
  previousRevision: string | undefined
  effects: Effects
  mutations: readonly unknown[]
}

const patchSchema = z.string().transform((text) => z.array(z.unknown()).parse(JSON.parse(text)))
const rowSchema = z
  .object({
    sequence: z.number(),
    transaction_id: z.string(),
    timestamp: z.string(),
    author: z.string(),
    document_id: z.string(),
    previous_revision: z.string().nullable(),
    apply: patchSchema,
    revert: patchSchema,
    mutations: patchSchema,
  })
  .transform((row): LoggedChange => ({
    sequence: row.sequence,
    transactionId: row.transaction_id,
    timestamp: row.timestamp,
    author: row.author,
    documentId: row.document_id,
    previousRevision: row.previous_revision ?? undefined,
    effects: { apply: row.apply, revert: row.revert },
    mutations: row.mutations,
  }))

const sequenceSchema = z.object({ sequence: z.number().nullable() }).optional()

const columns = `c.sequence, t.id AS transaction_id, t.timestamp, t.author, c.document_id, c.previous_revision,
  c.apply, c.revert, c.mutations FROM changes c JOIN transactions t ON t.sequence = c.sequence`

/** The statements over the transaction log. */
export function transactionLog(database: DatabaseSync) {
  const insert = database.prepare('INSERT INTO transactions (dataset, id, timestamp, author) VALUES (?, ?, ?, ?)')
  const insertChange = database.prepare(`INSERT INTO changes
    (sequence, position, dataset, document_id, previous_revision, apply, revert, mutations)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  const find = database.prepare('SELECT sequence FROM transactions WHERE dataset = ? AND id = ?')
  const last = database.prepare('SELECT max(sequence) AS sequence FROM transactions WHERE dataset = ?')
  const after = database.prepare(
    `SELECT ${columns} WHERE t.dataset = ? AND c.sequence > ? ORDER BY c.sequence, c.position LIMIT ?`,
  )
  const ofDocument = database.prepare(`SELECT ${columns} WHERE c.dataset = ? AND c.document_id = ? ORDER BY c.sequence`)
  const ofTransaction = database.prepare(`SELECT ${columns} WHERE c.sequence = ? ORDER BY c.position`)

  return {
    append(transaction: Transaction): void {
      const { dataset, id, timestamp, author } = transaction
      const sequence = insert.run(dataset, id, timestamp, author).lastInsertRowid
      for (const [position, change] of transaction.changes.entries()) {
        const { apply, revert } = change.effects
        const texts = [apply, revert, change.mutations].map((value) => JSON.stringify(value))
        insertChange.run(sequence, position, dataset, change.id, change.before?._rev ?? null, ...texts)
      }
    },
    sequenceOf: (dataset: string, id: string) => sequenceSchema.parse(find.get(dataset, id))?.sequence ?? undefined,
    lastSequence: (dataset: string) => sequenceSchema.parse(last.get(dataset))?.sequence ?? 0,
    changesAfter: (dataset: string, sequence: number, limit: number) =>
      after.all(dataset, sequence, limit).map((row) => rowSchema.parse(row)),
    changesOf: (dataset: string, documentId: string) =>
      ofDocument.all(dataset, documentId).map((row) => rowSchema.parse(row)),
    changesIn: (sequence: number) => ofTransaction.all(sequence).map((row) => rowSchema.parse(row)),
  }
}

export type TransactionLog = ReturnType<typeof transactionLog>
