import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { OPERATIONS } from '../hooks/hook.ts'

const rowSchema = z.object({
  sequence: z.number(),
  hookId: z.string(),
  idempotencyKey: z.string(),
  dataset: z.string(),
  transactionId: z.string(),
  transactionTime: z.string(),
  documentId: z.string(),
  operation: z.enum(OPERATIONS),
  payload: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number(),
  /** Not before this time, in milliseconds. */
  nextAt: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
  status: z.number().nullable(),
  reason: z.string().nullable(),
})

/** One message to one hook, from its making to its end. */
export type Delivery = z.infer<typeof rowSchema>
type NewDelivery = Omit<Delivery, 'sequence' | 'attempts' | 'updatedAt' | 'status'>
type Progress = Pick<Delivery, 'sequence' | 'state' | 'attempts' | 'nextAt' | 'updatedAt' | 'status' | 'reason'>

export type DeliveryTable = {
  /** Adds nothing when the message is there already. */
  add: (delivery: NewDelivery) => void
  /** The oldest message that the hook still has to get; later ones wait for it. */
  nextFor: (hookId: string) => Delivery | undefined
  hooksWithPending: () => readonly string[]
  /** Lets what is pending go at once. */
  hurry: (hookId: string) => void
  record: (progress: Progress) => void
  /** The newest first. */
  list: (hookId: string, limit: number) => readonly Delivery[]
  /** Forgets what ended, but for the newest of each hook. */
  prune: (hookId: string, keep: number) => void
  removeAll: (hookId: string) => void
}

const SCHEMA = `
CREATE TABLE IF NOT EXISTS deliveries (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  hookId TEXT NOT NULL,
  idempotencyKey TEXT NOT NULL UNIQUE,
  dataset TEXT NOT NULL,
  transactionId TEXT NOT NULL,
  transactionTime TEXT NOT NULL,
  documentId TEXT NOT NULL,
  operation TEXT NOT NULL,
  payload TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  nextAt INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  status INTEGER,
  reason TEXT
);
CREATE INDEX IF NOT EXISTS deliveries_by_hook ON deliveries (hookId, state, sequence);`

export function createDeliveryTable(database: DatabaseSync): DeliveryTable {
  database.exec(SCHEMA)
  const insert = database.prepare(`INSERT INTO deliveries (hookId, idempotencyKey, dataset, transactionId,
    transactionTime, documentId, operation, payload, state, nextAt, createdAt, updatedAt, reason)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (idempotencyKey) DO NOTHING`)
  const next = database.prepare(
    "SELECT * FROM deliveries WHERE hookId = ? AND state = 'pending' ORDER BY sequence LIMIT 1",
  )
  const pending = database.prepare("SELECT DISTINCT hookId FROM deliveries WHERE state = 'pending'")
  const hurry = database.prepare("UPDATE deliveries SET nextAt = 0 WHERE hookId = ? AND state = 'pending'")
  const update = database.prepare(`UPDATE deliveries SET state = ?, attempts = ?, nextAt = ?, updatedAt = ?, status = ?,
    reason = ? WHERE sequence = ?`)
  const list = database.prepare('SELECT * FROM deliveries WHERE hookId = ? ORDER BY sequence DESC LIMIT ?')
  const prune = database.prepare(`DELETE FROM deliveries WHERE hookId = ?1 AND state <> 'pending' AND sequence NOT IN
    (SELECT sequence FROM deliveries WHERE hookId = ?1 AND state <> 'pending' ORDER BY sequence DESC LIMIT ?2)`)
  const removeAll = database.prepare('DELETE FROM deliveries WHERE hookId = ?')
  return {
    add(d) {
      const what = [d.hookId, d.idempotencyKey, d.dataset, d.transactionId, d.transactionTime, d.documentId]
      insert.run(...what, d.operation, d.payload, d.state, d.nextAt, d.createdAt, d.createdAt, d.reason)
    },
    nextFor(hookId) {
      const row = next.get(hookId)
      return row && rowSchema.parse(row)
    },
    hooksWithPending: () => pending.all().map((row) => rowSchema.pick({ hookId: true }).parse(row).hookId),
    hurry: (hookId) => void hurry.run(hookId),
    record: (p) => void update.run(p.state, p.attempts, p.nextAt, p.updatedAt, p.status, p.reason, p.sequence),
    list: (hookId, limit) => list.all(hookId, limit).map((row) => rowSchema.parse(row)),
    prune: (hookId, keep) => void prune.run(hookId, keep),
    removeAll: (hookId) => void removeAll.run(hookId),
  }
}
