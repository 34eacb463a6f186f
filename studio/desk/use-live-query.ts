import { API_VERSION } from '@portal/content-source'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { z } from 'zod'

export type LiveRows<Row> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'loaded'; rows: readonly Row[] }

/** Changes come in bursts while somebody types; one reading answers them all. */
const QUIET = 300

/**
 * The documents of some types, drafts included, read anew whenever one of them changes. What the schema does not
 * accept is left out: a script can store anything, and one odd document must not close the whole list.
 */
export function useLiveQuery<Row>(query: string, types: readonly string[], schema: z.ZodType<Row>): LiveRows<Row> {
  const client = useClient({ apiVersion: API_VERSION })
  const [rows, setRows] = useState<LiveRows<Row>>({ state: 'loading' })
  const watched = types.join()

  useEffect(() => {
    const raw = client.withConfig({ perspective: 'raw' })
    let timer: ReturnType<typeof setTimeout> | undefined
    let latest = 0
    const read = async () => {
      const turn = (latest += 1)
      try {
        const found: unknown = await raw.fetch(query, {}, { tag: 'live-list' })
        const parsed = Array.isArray(found) ? found.map((row) => schema.safeParse(row)) : []
        if (turn === latest)
          setRows({ state: 'loaded', rows: parsed.flatMap(({ success, data }) => (success ? [data] : [])) })
      } catch (error) {
        if (turn === latest)
          setRows({ state: 'failed', message: error instanceof Error ? error.message : String(error) })
      }
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void read(), QUIET)
    }
    const changes = client
      .listen('*[_type in $types]', { types: watched.split(',') }, LISTEN)
      .subscribe({ next: ({ type }) => (type === 'welcome' ? void read() : soon()), error: soon })
    return () => {
      latest += 1
      clearTimeout(timer)
      changes.unsubscribe()
    }
  }, [client, query, watched, schema])
  return rows
}

const EVENTS: ('welcome' | 'mutation' | 'reconnect')[] = ['welcome', 'mutation', 'reconnect']
const LISTEN = { events: EVENTS, includeResult: false, visibility: 'query', tag: 'live-list' } as const
