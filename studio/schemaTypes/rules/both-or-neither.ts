import type { Verdict } from './verdict.ts'

/** A value that makes sense only with its partner: if this one is there, the other field of the parent is too. */
export function bothOrNeither(value: string | undefined, parent: unknown, partner: string, message: string): Verdict {
  if (!value) return true
  if (typeof parent !== 'object' || parent === null) return message
  return Object.entries(parent).some(([name, other]) => name === partner && Boolean(other)) ? true : message
}
