import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { rollBack } from './open-store.ts'

const numberSchema = z.object({ found: z.number().nullable() })

const number = (row: unknown) => numberSchema.parse(row).found ?? undefined

export type HistoryForgetter = {
  /** The first transaction to keep when all before a time may go. */
  boundOf: (dataset: string, before: string) => number
  /** Forgets the oldest transactions below the bound, at most `most` of them; answers how many. */
  forget: (dataset: string, bound: number, most: number) => number
}

/**
 * Takes transactions out of the log, a run from the oldest on, whatever the clock said in between: what is left has no
 * gaps. The newest stays in any case, since it tells how far the dataset has come.
 */
export function createHistoryForgetter(database: DatabaseSync): HistoryForgetter {
  const newest = database.prepare('SELECT max(sequence) AS found FROM transactions WHERE dataset = ?')
  const firstSince = database.prepare(
    'SELECT min(sequence) AS found FROM transactions WHERE dataset = ? AND timestamp >= ?',
  )
  const lastOf = database.prepare(`SELECT max(sequence) AS found FROM (
    SELECT sequence FROM transactions WHERE dataset = ? AND sequence < ? ORDER BY sequence LIMIT ?)`)
  const forgetChanges = database.prepare('DELETE FROM changes WHERE dataset = ? AND sequence <= ?')
  const forgetTransactions = database.prepare('DELETE FROM transactions WHERE dataset = ? AND sequence <= ?')

  return {
    boundOf(dataset, before) {
      const last = number(newest.get(dataset)) ?? 0
      return Math.min(number(firstSince.get(dataset, before)) ?? last, last)
    },
    forget(dataset, bound, most) {
      const last = number(lastOf.get(dataset, bound, most))
      if (last === undefined) return 0
      database.exec('BEGIN IMMEDIATE')
      try {
        forgetChanges.run(dataset, last)
        const { changes } = forgetTransactions.run(dataset, last)
        database.exec('COMMIT')
        return Number(changes)
      } catch (error) {
        rollBack(database)
        throw error
      }
    },
  }
}

const countsSchema = z.object({ page_count: z.number() }).or(z.object({ freelist_count: z.number() }))

/** Gives the disk back what forgotten history held, when that is a quarter of the file. It takes a while: at a start. */
export function compact(database: DatabaseSync): void {
  const count = (pragma: 'page_count' | 'freelist_count') =>
    Object.values(countsSchema.parse(database.prepare(`PRAGMA ${pragma}`).get()))[0] ?? 0
  if (count('freelist_count') * 4 > count('page_count')) database.exec('VACUUM')
}
