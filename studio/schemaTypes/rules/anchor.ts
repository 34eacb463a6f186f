import type { Verdict } from './verdict.ts'

/** The id of a heading, as it stands after # in an address. */
export function anchor(id: string | undefined): Verdict {
  if (!id) return true
  if (id.startsWith('#')) return 'Leave out the #.'
  return /^[^\s#?&<>"'`]+$/u.test(id) ? true : 'A heading id holds no spaces and none of # ? & < > quotes.'
}
