import type { Verdict } from './verdict.ts'

/** No two members of a list have the same name. */
export function uniqueNames(members: unknown): Verdict {
  if (!Array.isArray(members)) return true
  const seen = new Set<string>()
  for (const member of members) {
    const name = nameOf(member)
    if (name === undefined) continue
    if (seen.has(name)) return `"${name}" stands twice in the list.`
    seen.add(name)
  }
  return true
}

function nameOf(member: unknown): string | undefined {
  if (typeof member !== 'object' || member === null || !('name' in member)) return undefined
  return typeof member.name === 'string' ? member.name : undefined
}
