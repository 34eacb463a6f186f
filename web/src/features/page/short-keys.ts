/** The fewest characters of a shortened key. */
const SHORTEST = 2

/**
 * Content with shorter keys. A key is a dozen random letters, on every word and every cell, and stands in what the
 * browser gets where nothing compresses it: a tenth of the weight of a guide's HTML. It only has to tell siblings apart.
 * Of each its first letters are left, so that a block keeps its own when others come and go around it.
 */
export function shortenKeys<T>(content: T): T
export function shortenKeys(content: unknown): unknown {
  if (Array.isArray(content)) {
    const taken = new Set<string>()
    return content.map((member: unknown) => withKey(shortenKeys(member), taken))
  }
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, field]: [string, unknown]) => [
      name,
      // A text refers to these by their keys.
      name === 'markDefs' ? field : shortenKeys(field),
    ]),
  )
}

function withKey(member: unknown, taken: Set<string>): unknown {
  if (typeof member !== 'object' || member === null || !('_key' in member) || typeof member._key !== 'string')
    return member
  const key = shortest(member._key, taken)
  taken.add(key)
  return { ...member, _key: key }
}

function shortest(key: string, taken: ReadonlySet<string>): string {
  for (let length = SHORTEST; length < key.length; length++) {
    const start = key.slice(0, length)
    if (!taken.has(start)) return start
  }
  // Another ends where this one would.
  return taken.has(key) ? shortest(`${key}-${taken.size}`, taken) : key
}
