import type { Transaction } from '../store/transactions.ts'

export type Subscriber = { onTransaction: (transaction: Transaction) => void; onClose: () => void }

/** Passes committed transactions on, in commit order, to those who listen to a dataset. */
export type Hub = {
  publish: (transaction: Transaction) => void
  subscribe: (dataset: string, subscriber: Subscriber) => () => void
  count: (dataset: string) => number
  close: () => void
}

export function createHub(report: (error: unknown) => void): Hub {
  const subscribers = new Map<string, Set<Subscriber>>()
  const of = (dataset: string) => subscribers.get(dataset) ?? new Set()
  return {
    publish(transaction) {
      for (const subscriber of of(transaction.dataset)) {
        // The change is committed already: one listener that fails must not keep it from the others.
        try {
          subscriber.onTransaction(transaction)
        } catch (error) {
          report(error)
        }
      }
    },
    subscribe(dataset, subscriber) {
      const set = of(dataset)
      set.add(subscriber)
      subscribers.set(dataset, set)
      return () => void set.delete(subscriber)
    },
    count: (dataset) => of(dataset).size,
    close() {
      for (const set of subscribers.values()) {
        for (const subscriber of set) subscriber.onClose()
        set.clear()
      }
    },
  }
}
