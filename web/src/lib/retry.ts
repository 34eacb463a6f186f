import { z } from 'zod'

const failure = z.object({
  statusCode: z.number(),
  response: z.object({ headers: z.record(z.string(), z.unknown()) }).optional(),
})

const RETRY_DELAY_MS = 250
const LONGEST_WAIT_MS = 5000

/**
 * How long to wait before asking again, or undefined when asking again is of no use: the answer was a refusal.
 * A server that is busy (429, 503) says by Retry-After when; it is believed up to five seconds.
 */
export function retryDelay(error: unknown, now: number = Date.now()): number | undefined {
  const parsed = failure.safeParse(error)
  if (parsed.success && !mayPass(parsed.data.statusCode)) return undefined
  return namedDelay(error, now) ?? RETRY_DELAY_MS
}

/** How long a server that is busy asks to be left alone; undefined when it names no time. */
export function namedDelay(error: unknown, now: number = Date.now()): number | undefined {
  const parsed = failure.safeParse(error)
  if (!parsed.success || !mayPass(parsed.data.statusCode)) return undefined
  const named = parsed.data.response?.headers['retry-after']
  return typeof named === 'string' ? Math.min(LONGEST_WAIT_MS, afterHeader(named, now)) : undefined
}

const mayPass = (statusCode: number): boolean => statusCode === 429 || statusCode >= 500

/** Runs `work`, and once more when it failed in a way that may pass; it learns whether it is asked again. */
export async function withOneRetry<T>(
  work: (again: boolean) => Promise<T>,
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<T> {
  try {
    return await work(false)
  } catch (error) {
    const delay = retryDelay(error)
    if (delay === undefined) throw error
    await wait(delay)
    return work(true)
  }
}

function afterHeader(value: string, now: number): number {
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? RETRY_DELAY_MS : Math.max(0, date - now)
}
