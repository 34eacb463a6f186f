import { createRateLimit } from '../../lib/rate-limit.ts'

/** Longer than any answer of an API that somebody pastes; what is longer is no search. */
export const LONGEST_QUERY = 2000

/** What the dialog shows of each kind, and what the page of results does. */
export const IN_DIALOG = 6
export const ON_PAGE = 20

declare global {
  // The page and the endpoint are bundled apart and share one limit.
  var portalSearchLimit: ReturnType<typeof createRateLimit> | undefined
}

/** Whether a client may search now: as fast as anybody types, and not so fast that the others wait. */
export function maySearch(client: string): boolean {
  globalThis.portalSearchLimit ??= createRateLimit({ each: 120, all: 600, window: 5000 })
  return globalThis.portalSearchLimit(client)
}

/** What is looked for, from an address; undefined when it is too long. */
export function readQuery(value: string | readonly string[] | null | undefined): string | undefined {
  const text = (typeof value === 'string' ? value : (value?.[0] ?? '')).trim()
  return text.length <= LONGEST_QUERY ? text : undefined
}
