import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Answer, Ask } from './asker.ts'
import type { Freshener } from './freshener.ts'
import { isShareable, keptOf, privateOf } from './keep.ts'
import type { Ledger } from './ledger.ts'
import type { Entry, Memo } from './memo.ts'
import { respond } from './respond.ts'
import type { Variant } from './variant.ts'

/** Where Next keeps the not-found page, which answers every path that has none. */
const MISSING = '/missing'
/** How long Next may take for an old page of which there is a copy here. */
const OLD_MS = 1000

type Parts = {
  ask: Ask
  ledger: Ledger
  memo: Memo
  freshener: Freshener
  /** Milliseconds of a clock that never goes back. */
  now: () => number
}

/**
 * Answers requests for pages, from what Next said before while that holds. Freshness is Next's business: Next is asked
 * again when the ledger says that a page changed, and an old page is given only when no new one can be made.
 */
export function createPages({ ask, ledger, memo, freshener, now }: Parts) {
  const asking = new Map<string, Promise<Entry | Answer>>()

  const holds = (entry: Entry): boolean => entry.version === entry.page.version && entry.until > now()

  const askAndKeep = async (variant: Variant & { key: string }): Promise<Entry | Answer> => {
    const before = ledger.find(variant.path)?.version ?? 0
    const beforeNowhere = ledger.nowhere.version
    const answer = await ask({ url: variant.path + variant.query, headers: variant.headers })
    if (!isShareable(answer)) return answer
    const page = answer.status === 404 ? undefined : ledger.find(variant.path)
    return memo.keep(variant.key, {
      ...keptOf(answer, now()),
      // A path without a page may get one by any change.
      ...(page ? { page, version: before } : { page: ledger.nowhere, version: beforeNowhere }),
    })
  }

  // One asks Next, and the others wait for the same answer, unless it is one that is not to be shared.
  const share = async (variant: Variant & { key: string }): Promise<Entry | Answer> => {
    const known = memo.get(variant.key)
    if (known && holds(known)) return known
    const page = ledger.find(variant.path) ?? ledger.nowhere
    const id = `${page.version} ${variant.key}`
    const other = asking.get(id)
    if (other) {
      const shared = await other
      return 'page' in shared ? shared : ask({ url: variant.path + variant.query, headers: variant.headers })
    }
    const mine = askAndKeep(variant).finally(() => asking.delete(id))
    asking.set(id, mine)
    return mine
  }

  // Next may wait for the content source even to give what it has. What is kept here may be older by a change that nobody
  // has read, and comes at once.
  const oldOf = async (variant: Variant & { key: string }): Promise<Entry | Answer> => {
    const known = memo.get(variant.key)
    return known ? Promise.race([share(variant), setTimeout(OLD_MS, known, { ref: false })]) : share(variant)
  }

  const freshOf = async (variant: Variant & { key: string }): Promise<Entry | Answer> => {
    const page = ledger.find(variant.path)
    const wasStale = page !== undefined && ledger.isStale(page)
    if (wasStale) await freshener.wait(page)
    const got = wasStale && ledger.isStale(page) ? await oldOf(variant) : await share(variant)
    if (!('page' in got)) return got
    // Only now is it known which page Next shows here: the first time after a start, or for a path that has none.
    const shown = got.head.status === 404 ? ledger.find(MISSING) : got.page
    if (wasStale || !shown || !ledger.isStale(shown)) return got
    await freshener.wait(shown)
    return ledger.isStale(shown) ? got : share(variant)
  }

  return {
    /** Answers at once from what is kept; false when it can't. Runs for every request, so it does next to nothing. */
    fromMemo(request: IncomingMessage, response: ServerResponse, key: string): boolean {
      const known = memo.get(key)
      if (!known || !holds(known)) return false
      respond(request, response, known.head, known.body, (bytes) => memo.grew(known.body, bytes))
      return true
    },

    async answer(request: IncomingMessage, response: ServerResponse, variant: Variant): Promise<void> {
      const { key } = variant
      if (key === undefined) {
        give(request, response, await ask({ url: variant.path + variant.query, headers: variant.headers }))
        return
      }
      const known = memo.get(key)
      let got: Entry | Answer
      try {
        got = await freshOf({ ...variant, key })
        // Of a page that nobody has read yet Next may have an old one, which it gives once it has failed to make another.
        if (!('page' in got) && got.status >= 500) got = known ?? (await share({ ...variant, key }))
      } catch (error) {
        if (!known) throw error
        got = known
      }
      if (!('page' in got)) {
        give(request, response, got)
        return
      }
      const { head, body } = got
      respond(request, response, head, body, (bytes) => memo.grew(body, bytes))
    },
  }
}

function give(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { head, body } = privateOf(answer)
  respond(request, response, head, body)
}

export type Pages = ReturnType<typeof createPages>
