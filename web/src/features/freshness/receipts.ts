import { steadyNow } from '../../lib/clock.ts'
import type { Outcome } from './revalidator.ts'

/** What became of a publication: which pages were rendered anew, and how long after the portal had heard of it. */
export type Receipt = {
  /** How many of its documents the portal was told of. */
  documents: number
  state: 'working' | 'done' | 'failed'
  /** Pages that were read back with the new content, and after how many milliseconds. */
  pages: { path: string; after: number }[]
  /** How many pages were not ready in time; they follow. */
  late: number
  /** Whether every page is being rendered anew. */
  everywhere: boolean
}

const MOST = 500
const MOST_PAGES = 100

/** Remembers what became of the latest publications, by their transaction. */
export function createReceipts({ now }: { now: () => number }) {
  const known = new Map<string, Receipt & { waiting: number; since: number }>()

  const open = (transaction: string) => {
    const begun = known.get(transaction)
    if (begun) return begun
    const receipt = {
      documents: 0,
      state: 'working' as const,
      pages: [],
      late: 0,
      everywhere: false,
      waiting: 0,
      since: now(),
    }
    known.set(transaction, receipt)
    const oldest = known.size > MOST ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
    return known.get(transaction) ?? receipt
  }

  return {
    /** Follows the work on one document of a transaction; hands on what it answers or throws. */
    async follow(transaction: string | null, work: () => Promise<Outcome>): Promise<Outcome> {
      if (!transaction || transaction.length > 200) return work()
      const receipt = open(transaction)
      receipt.documents += 1
      receipt.waiting += 1
      receipt.state = 'working'
      const end = (state: Receipt['state']) => {
        receipt.waiting -= 1
        receipt.state = receipt.waiting > 0 ? 'working' : state
      }
      try {
        const outcome = await work()
        const told = new Set(receipt.pages.map(({ path }) => path))
        const fresh = outcome.fresh.filter(({ path }) => !told.has(path))
        receipt.pages = [
          ...receipt.pages,
          ...fresh.map(({ path, at }) => ({ path, after: Math.max(0, at - receipt.since) })),
        ].slice(0, MOST_PAGES)
        receipt.late += outcome.late
        receipt.everywhere ||= outcome.everywhere
        end('done')
        return outcome
      } catch (error) {
        end('failed')
        throw error
      }
    },
    find(transaction: string): Receipt | undefined {
      const receipt = known.get(transaction)
      if (!receipt) return undefined
      const { documents, state, pages, late, everywhere } = receipt
      return { documents, state, pages, late, everywhere }
    },
  }
}

declare global {
  // The webhook's route writes, the one that the Studio asks reads: bundled apart, they share only the global.
  var portalReceipts: ReturnType<typeof createReceipts> | undefined
}

/** The receipts of this process. */
export function receipts(): ReturnType<typeof createReceipts> {
  globalThis.portalReceipts ??= createReceipts({ now: steadyNow })
  return globalThis.portalReceipts
}
