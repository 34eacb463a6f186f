import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { isPublishedId } from '../documents.ts'
import { rollBack } from '../store/open-store.ts'
import type { DeliveryTable } from '../store/deliveries.ts'
import type { HookTable } from '../store/hooks.ts'
import type { PublishedChangeTable } from '../store/published-changes.ts'
import type { Transaction } from '../store/transactions.ts'
import { operationOf, type PublishedChange } from './change.ts'
import type { Hook } from './hook.ts'
import { messageFor, type Documents } from './message.ts'

export type Outbox = {
  /** Keeps what a transaction did to published documents. Runs inside its SQL transaction, so neither is without the other. */
  keep: (transaction: Transaction) => void
  /** Turns what was kept into messages, in order. */
  drain: () => Promise<void>
}

export type OutboxOptions = {
  database: DatabaseSync
  hooks: HookTable
  changes: PublishedChangeTable
  deliveries: DeliveryTable
  documentsOf: (dataset: string) => Documents
  projectId: string
  clock: () => Date
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { database, changes, deliveries } = options
  const hooksFor = (dataset: string) =>
    options.hooks.all().filter((hook) => !hook.isDisabledByUser && hook.dataset === dataset)

  async function messages(change: PublishedChange) {
    const context = { projectId: options.projectId, documents: options.documentsOf(change.dataset) }
    const made = hooksFor(change.dataset).map(async (hook) => {
      try {
        return { hook, payload: await messageFor(hook, change, context), reason: null }
      } catch (error) {
        // The hook's own GROQ failed on this document: said in its list, and the others are not held up.
        return { hook, payload: 'null', reason: `the message could not be made: ${String(error)}` }
      }
    })
    return Promise.all(made)
  }

  async function drainOne(change: PublishedChange) {
    const made = await messages(change)
    const now = options.clock().getTime()
    database.exec('BEGIN IMMEDIATE')
    try {
      for (const { hook, payload, reason } of made) {
        // The hook may have been deleted while its message was made.
        if (payload === undefined || !options.hooks.get(hook.id)) continue
        deliveries.add({
          ...addressed(hook, change),
          payload,
          reason,
          nextAt: now,
          createdAt: now,
          state: reason ? 'failed' : 'pending',
        })
      }
      changes.remove(change.sequence)
      database.exec('COMMIT')
    } catch (error) {
      rollBack(database)
      throw error
    }
  }

  return {
    keep(transaction) {
      if (hooksFor(transaction.dataset).length === 0) return
      const { dataset, id: transactionId, timestamp, author } = transaction
      for (const { id, before, after } of transaction.changes) {
        if (!isPublishedId(id) || id.startsWith('_.') || (!before && !after)) continue
        const states = { before: before ?? null, after: after ?? null }
        changes.append({ dataset, transactionId, timestamp, author, documentId: id, ...states })
      }
    },
    async drain() {
      for (let change = changes.first(); change; change = changes.first()) {
        await drainOne(change)
        // Each change is a write to the disk: without a pause, thousands of them would keep all requests waiting.
        await setImmediate()
      }
    },
  }
}

/** The key is the same each time the message is sent, and no other message has it. */
function addressed(hook: Hook, change: PublishedChange) {
  const { dataset, transactionId, documentId } = change
  const key = createHash('sha256').update(JSON.stringify([hook.id, dataset, transactionId, documentId]))
  return {
    hookId: hook.id,
    idempotencyKey: key.digest('base64url'),
    dataset,
    transactionId,
    transactionTime: change.timestamp,
    documentId,
    operation: operationOf(change),
  }
}
