import type { Verdict } from './verdict.ts'

/** A moment lies after another one of the same document; an open end is always right. */
export function isAfter(end: string | undefined, start: unknown, message: string): Verdict {
  if (!end || typeof start !== 'string') return true
  return Date.parse(end) > Date.parse(start) ? true : message
}
