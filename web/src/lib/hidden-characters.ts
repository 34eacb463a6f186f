// Joiners belong into words of some scripts and into emoji, but never at the end of a text.
const HIDDEN_ANYWHERE = /[\u200B\u2060\uFEFF]/g
const HIDDEN_ENDS = /^[\u200C\u200D]+|[\u200C\u200D]+$/g

/**
 * Takes out of every text within a value of content the characters without width that come along when text is pasted:
 * they break comparisons and searches, and a preview would take them for its own hidden marks.
 */
export function withoutHidden<T>(value: T): T
export function withoutHidden(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(HIDDEN_ANYWHERE, '').replace(HIDDEN_ENDS, '')
  if (Array.isArray(value)) return value.map((item: unknown) => withoutHidden(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]: [string, unknown]) => [key, withoutHidden(field)]))
}
