import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { storedDocumentSchema } from '../documents.ts'
import type { PublishedChange } from '../hooks/change.ts'

/** The outbox: changes that are committed but not yet turned into messages. */
export type PublishedChangeTable = {
  append: (change: Omit<PublishedChange, 'sequence'>) => void
  first: () => PublishedChange | undefined
  remove: (sequence: number) => void
}

const documentSchema = z
  .string()
  .nullable()
  .transform((stored) => (stored === null ? null : storedDocumentSchema.parse(JSON.parse(stored))))
const rowSchema = z.object({
  sequence: z.number(),
  dataset: z.string(),
  transactionId: z.string(),
  timestamp: z.string(),
  author: z.string(),
  documentId: z.string(),
  before: documentSchema,
  after: documentSchema,
})

export function createPublishedChangeTable(database: DatabaseSync): PublishedChangeTable {
  database.exec(`CREATE TABLE IF NOT EXISTS published_changes (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    dataset TEXT NOT NULL,
    transactionId TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    author TEXT NOT NULL,
    documentId TEXT NOT NULL,
    before TEXT,
    after TEXT
  )`)
  const insert = database.prepare(`INSERT INTO published_changes
    (dataset, transactionId, timestamp, author, documentId, before, after) VALUES (?, ?, ?, ?, ?, ?, ?)`)
  const first = database.prepare('SELECT * FROM published_changes ORDER BY sequence LIMIT 1')
  const remove = database.prepare('DELETE FROM published_changes WHERE sequence = ?')
  return {
    append(change) {
      const { dataset, transactionId, timestamp, author, documentId, before, after } = change
      insert.run(dataset, transactionId, timestamp, author, documentId, text(before), text(after))
    },
    first() {
      const row = first.get()
      return row && rowSchema.parse(row)
    },
    remove: (sequence) => void remove.run(sequence),
  }
}

function text(document: object | null): string | null {
  return document ? JSON.stringify(document) : null
}
