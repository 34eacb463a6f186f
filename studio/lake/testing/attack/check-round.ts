import { expect } from 'vitest'
import { halvesOf, logOf, noteOf, type Ledger, type Sent } from './ledger.ts'
import type { Lake, LoggedTransaction } from './requests.ts'

/** Nothing may be committed before something that was answered before it was sent. */
function expectOrder(committed: readonly Sent[]): void {
  let earliestAnswerLater = Infinity
  for (const sent of committed.toReversed()) {
    expect(earliestAnswerLater, `${sent.id} comes before one that was answered before it`).toBeGreaterThan(sent.sentAt)
    earliestAnswerLater = Math.min(earliestAnswerLater, sent.answeredAt ?? Infinity)
  }
}

/**
 * Holds what a restarted lake has against what was sent before: what was answered is there, whole, once, in order; of
 * what was not answered there is all or nothing. Returns what was committed, in commit order.
 */
export async function checkRound(lake: Lake, ledger: Ledger, writers: readonly string[]): Promise<LoggedTransaction[]> {
  const logged = await lake.log(writers.map(logOf))
  const byId = new Map(ledger.sent.map((sent) => [sent.id, sent]))
  expect(new Set(logged.map(({ id }) => id)).size, 'a transaction is there twice').toBe(logged.length)
  const committed = logged.map(({ id, documentIDs }) => {
    const sent = byId.get(id)
    if (!sent) throw new Error(`The lake has ${id}, which nobody sent`)
    expect(documentIDs, `${id} is not whole`).toEqual(sent.documents)
    return sent
  })
  const missing = ledger.sent.filter((sent) => sent.answeredAt !== undefined && !committed.includes(sent))
  expect(missing, 'what was answered is not there').toEqual([])
  expectOrder(committed)

  for (const writer of writers) {
    const own = committed.filter((sent) => sent.writer === writer)
    await checkDocuments(lake, writer, own)
  }
  return logged
}

async function checkDocuments(lake: Lake, writer: string, committed: readonly Sent[]): Promise<void> {
  const last = committed.at(-1)
  if (!last) return
  const numbers = committed.map(({ number }) => number)
  const notes = [...numbers, last.number + 1].map((number) => noteOf(writer, number))
  const documents = await lake.documents([logOf(writer), ...halvesOf(writer), ...notes])
  expect(documents.get(logOf(writer))).toMatchObject({ entries: numbers, count: numbers.length, _rev: last.id })
  for (const half of halvesOf(writer)) {
    expect(documents.get(half)).toMatchObject({ transaction: last.id, _rev: last.id })
  }
  expect(notes.filter((note) => documents.has(note))).toEqual([noteOf(writer, last.number)])
}
