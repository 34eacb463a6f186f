/** What is known of one page that Next keeps. */
export type Page = {
  readonly path: string
  tags: readonly string[]
  /** When the rendering that Next keeps began; 0 for one of an earlier process. */
  renderedAt: number
  /** When something that it shows changed last; -1 for never in this process. */
  changedAt: number
  /** Grows whenever Next may answer differently from before. */
  version: number
}

const MOST_PAGES = 50_000
const MOST_TAGS = 50_000

/**
 * Knows which of the pages that Next keeps are older than what they show. Times are of a clock that never goes back,
 * so a change of the machine's clock can't hide a change of content.
 */
export function createLedger(now: () => number = () => performance.now()) {
  const pages = new Map<string, Page>()
  const changes = new Map<string, number>()
  const waiting = new Map<string, PromiseWithResolvers<void>>()
  // Stands for every path without a page: each change may give it one.
  const nowhere: Page = { path: '', tags: [], renderedAt: 0, changedAt: -1, version: 0 }
  // Changes that were forgotten to bound the memory: whatever was rendered before counts as stale.
  let floor = -1

  const lastChange = (tags: readonly string[]) => Math.max(floor, ...tags.map((tag) => changes.get(tag) ?? -1))

  const note = (path: string, tags: readonly string[]): Page => {
    const known = pages.get(path)
    if (known) return known
    const page: Page = { path, tags, renderedAt: 0, changedAt: lastChange(tags), version: 0 }
    pages.set(path, page)
    const oldest = pages.size > MOST_PAGES ? pages.keys().next().value : undefined
    if (oldest !== undefined) pages.delete(oldest)
    nowhere.version += 1
    return page
  }

  return {
    now,
    /** The page at `path`; undefined before Next has read or stored it. */
    find: (path: string) => pages.get(path),
    nowhere,

    /** Next read a page that it keeps. */
    read: (path: string, tags: readonly string[]) => void note(path, tags),

    /** Next stored a page whose rendering began at `startedAt`. */
    stored(path: string, tags: readonly string[], startedAt: number): void {
      const page = note(path, tags)
      page.tags = tags
      page.renderedAt = startedAt
      page.changedAt = lastChange(tags)
      page.version += 1
      // It may be the not-found page, or the first of its path.
      nowhere.version += 1
      waiting.get(path)?.resolve()
      waiting.delete(path)
    },

    /** Settles when Next stores the page the next time. */
    nextStored(path: string): Promise<void> {
      const known = waiting.get(path) ?? Promise.withResolvers<void>()
      waiting.set(path, known)
      return known.promise
    },

    /** There is no page at `path` any more. */
    forget(path: string): void {
      const page = pages.get(path)
      if (!page) return
      pages.delete(path)
      page.version += 1
      nowhere.version += 1
    },

    /** Everything made from these tags is old from now on. */
    purged(tags: readonly string[]): void {
      const at = now()
      if (changes.size + tags.length > MOST_TAGS) {
        changes.clear()
        floor = at
      }
      const touched = new Set(tags)
      for (const tag of tags) changes.set(tag, at)
      nowhere.version += 1
      for (const page of pages.values()) {
        if (floor !== at && !page.tags.some((tag) => touched.has(tag))) continue
        page.changedAt = at
        page.version += 1
      }
    },

    /** Another set of paths has a page. */
    pathsChanged(): void {
      nowhere.version += 1
    },

    isStale: (page: Page) => page.changedAt >= page.renderedAt,
  }
}

export type Ledger = ReturnType<typeof createLedger>
