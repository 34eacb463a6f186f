/**
 * Does a work anew each time and remembers what it gave, for the `most` keys used last: when it fails, that is given
 * again. Nothing (undefined) is an answer too, and ends what is remembered.
 */
export function createLastGood<T>(most: number) {
  const known = new Map<string, T>()
  return async (key: string, work: () => Promise<T | undefined>): Promise<T | undefined> => {
    try {
      const value = await work()
      known.delete(key)
      if (value !== undefined) known.set(key, value)
      const oldest = known.size > most ? known.keys().next().value : undefined
      if (oldest !== undefined) known.delete(oldest)
      return value
    } catch (error) {
      const before = known.get(key)
      if (before === undefined) throw error
      return before
    }
  }
}
