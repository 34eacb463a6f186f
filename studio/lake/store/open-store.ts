import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createDataset, type Dataset } from './dataset.ts'
import { documentRows } from './document-rows.ts'
import { transactionLog, type Transaction, type TransactionLog } from './transactions.ts'

type Listener = (transaction: Transaction) => void

export type Store = {
  /** For tables of others that must change in the same SQL transaction as a document. */
  database: DatabaseSync
  log: TransactionLog
  dataset: (name: string) => Dataset | undefined
  /** Whole or not at all, and on disk when it returns. */
  commit: (transaction: Transaction) => void
  /** Runs inside the SQL transaction: what it writes is committed with the change, and if it throws nothing is. */
  beforeCommit: (hook: Listener) => () => void
  /** Runs after the commit, in commit order. */
  onCommit: (listener: Listener) => () => void
  close: () => void
}

export type StoreOptions = { path: string; datasets: readonly string[] }

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 2000 })
  // EXCLUSIVE: the documents are also held in memory, so a second process on the same file must be refused.
  // FULL: an answered write survives a power cut as well as a kill.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
  database.exec('BEGIN IMMEDIATE')
  database.exec(readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8'))
  database.exec('COMMIT')
  return database
}

function register(set: Set<Listener>, listener: Listener): () => void {
  set.add(listener)
  return () => void set.delete(listener)
}

/** Opens (or makes) the lake's database; `:memory:` for one that ends with the process. */
export function openStore(options: StoreOptions): Store {
  const database = openDatabase(options.path)
  const rows = documentRows(database)
  const log = transactionLog(database)
  const datasets = new Map(options.datasets.map((name) => [name, createDataset(name, rows.all(name))]))
  const before = new Set<Listener>()
  const after = new Set<Listener>()

  function write(transaction: Transaction) {
    for (const change of transaction.changes) {
      if (change.after) rows.put(transaction.dataset, change.after)
      else rows.remove(transaction.dataset, change.id)
    }
    log.append(transaction)
    for (const hook of before) hook(transaction)
  }

  return {
    database,
    log,
    dataset: (name) => datasets.get(name),
    commit(transaction) {
      database.exec('BEGIN IMMEDIATE')
      try {
        write(transaction)
        database.exec('COMMIT')
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
      datasets.get(transaction.dataset)?.apply(transaction.changes)
      for (const listener of after) listener(transaction)
    },
    beforeCommit: (hook) => register(before, hook),
    onCommit: (listener) => register(after, listener),
    close: () => database.close(),
  }
}
