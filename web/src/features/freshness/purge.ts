import { z } from 'zod'

const answerSchema = z.object({ since: z.number() })

/** Has the portal purge the tags, and answers with the moment after which everything read is new. */
export async function purge(port: number, secret: string, tags: readonly string[]): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/revalidate/tags`, {
    method: 'POST',
    cache: 'no-store',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok) throw new Error(`the purge was answered ${response.status}`)
  return answerSchema.parse(await response.json()).since
}
