import type { Verdict } from './verdict.ts'

/** A stable key: lower-case letters, digits and single hyphens, 2 to 64 characters. */
export function key(value: string | undefined): Verdict {
  if (!value) return true
  if (value.length < 2 || value.length > 64) return 'Use 2 to 64 characters.'
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) ? true : 'Use lower-case letters, digits and single hyphens.'
}
