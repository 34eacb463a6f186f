export type Collected<Item> = {
  /** The first `count` items of all, as soon as there are that many. */
  take: (count: number) => Promise<Item[]>
  stop: () => void
}

/** Gathers what a subscription delivers, so that a test can wait for a number of items instead of for a time. */
export function collect<Item>(subscribe: (next: (item: Item) => void) => { unsubscribe: () => void }): Collected<Item> {
  const items: Item[] = []
  const waiting: { count: number; resolve: (items: Item[]) => void }[] = []
  const subscription = subscribe((item) => {
    items.push(item)
    for (const { count, resolve } of waiting) if (items.length >= count) resolve(items.slice(0, count))
  })
  return {
    take(count) {
      if (items.length >= count) return Promise.resolve(items.slice(0, count))
      const { promise, resolve } = Promise.withResolvers<Item[]>()
      waiting.push({ count, resolve })
      return promise
    },
    stop: () => subscription.unsubscribe(),
  }
}
