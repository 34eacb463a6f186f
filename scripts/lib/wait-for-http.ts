import { UserError } from './fail.ts'

type Options = { what: string; alive: () => boolean; timeout?: number }

/**
 * Waits until `url` answers with any status below 500; a busy machine takes its time, so the limit is one of patience.
 *
 * @throws {UserError} when the process dies or time is up
 */
export async function waitForHttp(url: string, { what, alive, timeout = 180_000 }: Options): Promise<void> {
  const until = Date.now() + timeout
  while (Date.now() < until) {
    if (!alive()) throw new UserError(`${what} ended before it was ready: see its message above`)
    if (await answers(url)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new UserError(`${what} did not answer at ${url} within ${timeout / 1000} s`)
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}
