/** The changes of one transaction come one after the other, within this time. */
const TOGETHER_MS = 150

/** Counts the documents of each transaction, and hands it on when no more come. */
export function createCollector(done: (transaction: string, documents: number) => void) {
  const open = new Map<string, { documents: number; timer: ReturnType<typeof setTimeout> }>()
  return {
    add(transaction: string): void {
      const known = open.get(transaction)
      clearTimeout(known?.timer)
      const documents = (known?.documents ?? 0) + 1
      const timer = setTimeout(() => {
        open.delete(transaction)
        done(transaction, documents)
      }, TOGETHER_MS)
      open.set(transaction, { documents, timer })
    },
    stop(): void {
      for (const { timer } of open.values()) clearTimeout(timer)
      open.clear()
    },
  }
}
