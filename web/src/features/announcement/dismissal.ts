import { readStorage, writeStorage } from '../../lib/local-storage.ts'

/** The one key under which the browser remembers dismissals; the pre-paint script reads the same constant. */
export const DISMISSAL_KEY = 'dismissed-announcements'

/** Old keys are forgotten beyond this many, so that the memory does not grow for ever. */
const REMEMBERED = 50

/** Keys out of what the browser stored; anything else stored there counts as nothing. */
export function parseDismissed(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

/** The dismissals after one more. */
export function withDismissed(dismissed: readonly string[], key: string): string[] {
  return [...dismissed.filter((other) => other !== key), key].slice(-REMEMBERED)
}

/** The keys that this reader dismissed. */
export function readDismissed(): string[] {
  return parseDismissed(readStorage(DISMISSAL_KEY))
}

/** Remembers a dismissal. */
export function dismiss(key: string): void {
  writeStorage(DISMISSAL_KEY, JSON.stringify(withDismissed(readDismissed(), key)))
}
