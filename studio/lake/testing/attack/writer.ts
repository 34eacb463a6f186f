import { halvesOf, logOf, noteOf, type Ledger, type Sent } from './ledger.ts'
import type { Lake } from './requests.ts'

/** The mutations of one transaction; every one of them says which transaction it belongs to. */
function mutationsOf({ id, writer, number }: Pick<Sent, 'id' | 'writer' | 'number'>): object[] {
  const log = logOf(writer)
  return [
    { createIfNotExists: { _id: log, _type: 'log', entries: [] } },
    {
      patch: {
        id: log,
        insert: { after: 'entries[-1]', items: [number] },
        inc: { count: 1 },
        setIfMissing: { count: 0 },
      },
    },
    ...halvesOf(writer).map((half) => ({ createOrReplace: { _id: half, _type: 'half', transaction: id } })),
    { create: { _id: noteOf(writer, number), _type: 'note', text: 'é🙂'.repeat(20 + number) } },
    { delete: { id: noteOf(writer, number - 1) } },
  ]
}

/** The documents that it changes, in the order in which it names them first. */
function documentsOf(writer: string, number: number): string[] {
  const gone = number > 0 ? [noteOf(writer, number - 1)] : []
  return [logOf(writer), ...halvesOf(writer), noteOf(writer, number), ...gone]
}

export async function send(lake: Lake, sent: Sent): Promise<number> {
  const body = { transactionId: sent.id, mutations: mutationsOf(sent) }
  return (await lake.post('/data/mutate/production', body)).status
}

/** Writes one transaction after the other until the lake is gone. */
export async function writeUntilKilled(
  lake: Lake,
  writer: string,
  ledger: Ledger,
  onAnswer: () => void,
): Promise<void> {
  for (let number = 0; ; number++) {
    const entry: Sent = {
      id: `${writer}.${number}`,
      writer,
      number,
      documents: documentsOf(writer, number),
      sentAt: ledger.tick(),
      answeredAt: undefined,
    }
    ledger.sent.push(entry)
    const status = await send(lake, entry).catch(() => undefined)
    if (status === undefined) return
    if (status !== 200) throw new Error(`The lake answered ${status} to ${entry.id}`)
    entry.answeredAt = ledger.tick()
    onAnswer()
  }
}
