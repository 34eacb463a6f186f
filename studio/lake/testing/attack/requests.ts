import { z } from 'zod'
import { PROCESS_TOKEN } from '../lake-process.ts'

export type Lake = ReturnType<typeof requestsTo>
export type LoggedTransaction = { id: string; documentIDs: string[] }

const headers = { authorization: `Bearer ${PROCESS_TOKEN}` }
const transactionSchema = z.object({ id: z.string(), documentIDs: z.array(z.string()) })
const documentsSchema = z.object({ documents: z.array(z.looseObject({ _id: z.string(), _rev: z.string() })) })

/** The few requests of the attack, bare: the real client would try again by itself. */
export function requestsTo(port: number) {
  const url = (path: string) => `http://127.0.0.1:${port}/v2025-02-19${path}`
  async function read(path: string): Promise<string> {
    const response = await fetch(url(path), { headers })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.text()
  }
  return {
    url,
    headers,
    async post(path: string, body: unknown) {
      const response = await fetch(url(path), { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: response.status, text: await response.text() }
    },
    /** Every transaction that touched the documents, in commit order, with all the documents it changed. */
    async log(ids: readonly string[]): Promise<LoggedTransaction[]> {
      const text = await read(
        `/data/history/production/transactions/${ids.join(',')}?limit=1000000&excludeMutations=true`,
      )
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => transactionSchema.parse(JSON.parse(line)))
    },
    async documents(ids: readonly string[]) {
      const { documents } = documentsSchema.parse(JSON.parse(await read(`/data/doc/production/${ids.join(',')}`)))
      return new Map(documents.map((document) => [document._id, document]))
    },
  }
}
