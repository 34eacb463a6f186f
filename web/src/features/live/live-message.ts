/** What tabs hear of publications, from the portal or from the tab that listens for all. */
export type LiveMessage =
  /** Pages that show something else now, with the moment of their rendering. */
  | { kind: 'news'; id: string; changes: readonly (readonly [path: string, at: number])[]; spread: number }
  /** Something was missed, and what is no longer known. */
  | { kind: 'reset'; id: string }
  /** Nothing has happened. */
  | { kind: 'beat' }

/** Parses what the portal sends; anything else counts as a beat. */
export function parseMessage(text: string): LiveMessage {
  const value = parse(text)
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string')
    return { kind: 'beat' }
  if ('reset' in value) return { kind: 'reset', id: value.id }
  const changes = 'changes' in value && Array.isArray(value.changes) ? value.changes.filter(isChange) : []
  const spread = 'spread' in value && typeof value.spread === 'number' ? value.spread : 0
  return { kind: 'news', id: value.id, changes, spread }
}

/**
 * When the page at `path` was rendered last, according to a message; undefined when the message is not about it, or is
 * about a rendering that the reader has already.
 */
export function newerRendering(message: LiveMessage, path: string, shown: number): number | undefined {
  if (message.kind !== 'news') return undefined
  const at = Math.max(0, ...message.changes.flatMap(([changed, when]) => (changed === path ? [when] : [])))
  return at > shown ? at : undefined
}

function isChange(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
