import { setTimeout } from 'node:timers/promises'
import { percentile } from '../statistics.ts'

const TYPED = ['widget session', 'how to create a user', 'SYNC_ALREADY_RUNNING', 'trasaction list', 'balance history']
/** A fast typist; the portal refuses who asks much faster. */
const BETWEEN_MS = 100

/** The 95th percentile, in milliseconds, of what the portal takes to answer a key stroke while words are typed. */
export async function strokeTime(webUrl: string): Promise<number> {
  // The first search waits for the index.
  await ask(webUrl, 'user')
  const times: number[] = []
  for (const words of TYPED)
    for (let length = 1; length <= words.length; length += 1) {
      times.push(await ask(webUrl, words.slice(0, length)))
      await setTimeout(BETWEEN_MS)
    }
  return percentile(times, 0.95)
}

async function ask(webUrl: string, query: string): Promise<number> {
  const since = performance.now()
  const response = await fetch(`${webUrl}/api/search?q=${encodeURIComponent(query)}`)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the search for "${query}" was answered ${response.status}`)
  return performance.now() - since
}
