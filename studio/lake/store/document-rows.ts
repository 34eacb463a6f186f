import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { storedDocumentSchema, type StoredDocument } from '../documents.ts'

const rowSchema = z.object({ content: z.string() })

/** The statements over the current documents. */
export function documentRows(database: DatabaseSync) {
  const all = database.prepare('SELECT content FROM documents WHERE dataset = ? ORDER BY id')
  const put = database.prepare(`INSERT INTO documents (dataset, id, content) VALUES (?, ?, ?)
    ON CONFLICT (dataset, id) DO UPDATE SET content = excluded.content`)
  const remove = database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?')

  return {
    *all(dataset: string): Generator<StoredDocument> {
      for (const row of all.iterate(dataset)) {
        yield storedDocumentSchema.parse(JSON.parse(rowSchema.parse(row).content))
      }
    },
    put: (dataset: string, document: StoredDocument) => void put.run(dataset, document._id, JSON.stringify(document)),
    remove: (dataset: string, id: string) => void remove.run(dataset, id),
  }
}
