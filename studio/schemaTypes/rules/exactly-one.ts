import type { Verdict } from './verdict.ts'

/** Of the named fields of an object exactly one is filled in. */
export function exactlyOne(value: unknown, labels: Readonly<Record<string, string>>): Verdict {
  if (typeof value !== 'object' || value === null) return true
  const filled = new Set(Object.entries(value).flatMap(([name, field]) => (field ? [name] : [])))
  const present = Object.keys(labels).filter((name) => filled.has(name))
  if (present.length === 1) return true
  return `Give ${Object.values(labels).join(' or ')}, ${present.length === 0 ? 'one of them' : 'not both'}.`
}
