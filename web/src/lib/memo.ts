/**
 * Remembers what `work` gave for a key, for the `most` keys used last. For work that depends on its key alone and
 * costs more than a look-up: a change of the menu renders every page anew, with the same code and diagrams on it.
 */
export function createMemo<T>(most: number): (key: string, work: () => T) => T {
  const known = new Map<string, { value: T }>()
  return (key, work) => {
    const found = known.get(key) ?? { value: work() }
    known.delete(key)
    known.set(key, found)
    const oldest = known.size > most ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
    return found.value
  }
}
