/** Records by id: at most `most`, each for `lifetime` milliseconds after its last use. The one used longest ago leaves. */
export type Shelf<T> = {
  get: (id: string) => T | undefined
  set: (id: string, record: T) => void
  delete: (id: string) => void
  list: () => T[]
  size: () => number
}

type Options = { most: number; lifetime?: number; now?: () => number }

export function createShelf<T>({ most, lifetime = Infinity, now = () => 0 }: Options): Shelf<T> {
  const records = new Map<string, { record: T; until: number }>()

  function alive(id: string): T | undefined {
    const entry = records.get(id)
    if (entry && entry.until >= now()) return entry.record
    records.delete(id)
    return undefined
  }

  function put(id: string, record: T): void {
    records.delete(id)
    records.set(id, { record, until: now() + lifetime })
    const oldest = records.size > most ? records.keys().next().value : undefined
    if (oldest !== undefined) records.delete(oldest)
  }

  return {
    get(id) {
      const record = alive(id)
      if (record !== undefined && lifetime !== Infinity) put(id, record)
      return record
    },
    set: put,
    delete: (id) => records.delete(id),
    list: () => [...records.keys()].flatMap((id) => alive(id) ?? []),
    size: () => records.size,
  }
}
