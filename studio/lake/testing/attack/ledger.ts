/** What a writer sent: `log`, `left` and `right` change with every transaction, and a note takes the place of the last. */
export type Sent = {
  id: string
  writer: string
  number: number
  documents: readonly string[]
  sentAt: number
  /** When the answer came; nothing when the lake was killed before. */
  answeredAt: number | undefined
}

export type Ledger = { sent: Sent[]; tick: () => number }

/** All that was sent in one round, on one clock that only counts. */
export function createLedger(): Ledger {
  let ticks = 0
  return { sent: [], tick: () => ++ticks }
}

export const logOf = (writer: string) => `log-${writer}`
export const halvesOf = (writer: string) => [`left-${writer}`, `right-${writer}`]
export const noteOf = (writer: string, number: number) => `note-${writer}-${number}`
