import type { Outcome } from './revalidator.ts'

const MOST = 1000

/** Keeps a webhook that is delivered again from doing its work again; one that failed may be tried again. */
export function createDeliveries() {
  const done = new Set<string>()
  const underWay = new Map<string, Promise<Outcome>>()
  return {
    /**
     * @param signature of the delivery: what is sent again under another name is still the same
     * @param key the sender's name for this delivery; the same for every attempt at it, however it is signed
     */
    async once(
      { signature, key }: { signature: string | null; key: string | null },
      work: () => Promise<Outcome>,
    ): Promise<Outcome | 'repeated'> {
      const names = [signature, key].flatMap((name) => name || [])
      if (names.some((name) => done.has(name))) return 'repeated'
      const outcome = names.map((name) => underWay.get(name)).find(Boolean) ?? work()
      for (const name of names) underWay.set(name, outcome)
      try {
        const answered = await outcome
        for (const name of names) remember(done, name)
        return answered
      } finally {
        for (const name of names) underWay.delete(name)
      }
    },
  }
}

function remember(done: Set<string>, key: string): void {
  done.add(key)
  const oldest = done.size > MOST ? done.values().next().value : undefined
  if (oldest !== undefined) done.delete(oldest)
}
