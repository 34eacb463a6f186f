import type { Outcome } from './revalidator.ts'

const MOST = 1000

/** Keeps a webhook that is delivered again from doing its work again; one that failed may be tried again. */
export function createDeliveries() {
  const done = new Set<string>()
  const underWay = new Map<string, Promise<Outcome>>()
  return {
    /** @param key the sender's name for this delivery; the same for every attempt at it */
    async once(key: string | null, work: () => Promise<Outcome>): Promise<Outcome | 'repeated'> {
      if (!key) return work()
      if (done.has(key)) return 'repeated'
      const outcome = underWay.get(key) ?? work()
      underWay.set(key, outcome)
      try {
        const answered = await outcome
        remember(done, key)
        return answered
      } finally {
        underWay.delete(key)
      }
    },
  }
}

function remember(done: Set<string>, key: string): void {
  done.add(key)
  const oldest = done.size > MOST ? done.values().next().value : undefined
  if (oldest !== undefined) done.delete(oldest)
}
