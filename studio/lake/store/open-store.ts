import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
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

const SQLITE_CORRUPT = 11
/** The format of the tables; a lake refuses what a later one wrote. */
const FORMAT = 1

const checkSchema = z.object({ quick_check: z.string() })
const formatSchema = z.object({ user_version: z.number() })

/** @throws SQLite's own error for a file that is damaged, before anything reads a part of it as if it were whole. */
function checkWhole(database: DatabaseSync): void {
  const { quick_check: found } = checkSchema.parse(database.prepare('PRAGMA quick_check(1)').get())
  if (found !== 'ok') throw Object.assign(new Error(found.replaceAll('\n', ' ')), { errcode: SQLITE_CORRUPT })
  const { user_version: format } = formatSchema.parse(database.prepare('PRAGMA user_version').get())
  if (format > FORMAT) throw new Error(`it was written by a later version of the lake (format ${format})`)
}

/** Undoes an open SQL transaction; SQLite has done so itself after some failures. */
export function rollBack(database: DatabaseSync): void {
  if (database.isTransaction) database.exec('ROLLBACK')
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 2000 })
  try {
    prepareDatabase(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function prepareDatabase(database: DatabaseSync): void {
  // EXCLUSIVE: the documents are also held in memory, so a second process on the same file must be refused.
  // FULL: an answered write survives a power cut as well as a kill.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
  checkWhole(database)
  database.exec('BEGIN IMMEDIATE')
  database.exec(readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8'))
  database.exec(`PRAGMA user_version = ${FORMAT}`)
  database.exec('COMMIT')
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
        rollBack(database)
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
