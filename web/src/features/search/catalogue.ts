import type { SearchRecord } from '../../lib/search-record.ts'
import type { StoredPage, StoredProvider, StoredReference, StoredSnippet } from './catalogue.query.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

type Variables = { brand: string; variables: ReadonlyMap<string, string> }
type Revision = { _id: string; _type: string; _rev: string }

/** A page as lists of all pages name it. */
export type ListedPage = {
  path: string
  title: string
  description: string
  product: string
  version: string | null
  /** The day on which it last changed or was checked: `2026-11-27`. */
  updated: string
}

/** An API reference as lists name it. */
export type ListedReference = { path: string; title: string; label: string | undefined; pages: readonly string[] }

/** What the catalogue does its work with; the app wires the real ones. */
export type CatalogueParts = {
  readRevisions: () => Promise<readonly Revision[]>
  readSomeRevisions: (ids: readonly string[]) => Promise<readonly Revision[]>
  readPages: (ids: readonly string[]) => AsyncIterable<readonly StoredPage[]>
  readSnippets: () => Promise<readonly StoredSnippet[]>
  readProviders: () => Promise<readonly StoredProvider[]>
  readReferences: () => Promise<readonly StoredReference[]>
  readVariables: () => Promise<Variables>
  describePage: (
    page: StoredPage,
    shared: { snippets: readonly StoredSnippet[]; variables: ReadonlyMap<string, string> },
  ) => { listed: ListedPage; record: SearchRecord; snippets: readonly string[] }
  describeReferences: (
    references: readonly StoredReference[],
    variables: ReadonlyMap<string, string>,
  ) => Promise<{ listed: ListedReference; records: readonly SearchRecord[] }[]>
  describeProviders: (providers: readonly StoredProvider[]) => readonly SearchRecord[]
  now: () => number
}

/** How long the catalogue is believed without looking: a webhook may be lost, or have gone to another instance. */
const CHECK_AGAIN_MS = 20_000

/** How long readers may wait for a piece of the reading. */
const LONGEST_TURN_MS = 10

const NOTHING: Variables & { snippets: readonly StoredSnippet[] } = { brand: '', variables: new Map(), snippets: [] }

/**
 * Everything published that can be found or listed, kept in memory and brought up to date document by document: by the
 * webhook, and by comparing revisions now and then. Published content alone comes in; what fails leaves it as it was.
 */
export function createCatalogue(parts: CatalogueParts) {
  const index: SearchIndex = createSearchIndex()
  const known = new Map<string, Revision>()
  const pages = new Map<string, { listed: ListedPage; snippets: readonly string[] }>()
  let references: ListedReference[] = []
  let shared: (Variables & { snippets: readonly StoredSnippet[] }) | undefined
  let version = 0
  let checkedAt = 0
  let running: Promise<void> = Promise.resolve()
  let first: Promise<void> | undefined

  // Reading everything takes seconds of work; readers are served in between.
  let busySince = parts.now()
  const breathe = async () => {
    if (parts.now() - busySince < LONGEST_TURN_MS) return
    await new Promise((resolve) => setImmediate(resolve))
    busySince = parts.now()
  }

  const forget = (id: string) => {
    index.remove(id)
    pages.delete(id)
  }

  const putPages = async (ids: readonly string[]) => {
    const missing = new Set(ids)
    for await (const part of parts.readPages(ids))
      for (const page of part) {
        const { listed, record, snippets } = parts.describePage(page, shared ?? NOTHING)
        pages.set(page._id, { listed, snippets })
        index.put(page._id, [record])
        missing.delete(page._id)
        await breathe()
      }
    // Gone in between, or without an address.
    for (const id of missing) forget(id)
  }

  const putReferences = async () => {
    const described = await parts.describeReferences(await parts.readReferences(), (shared ?? NOTHING).variables)
    references = described.map(({ listed }) => listed)
    index.put(
      'references',
      described.flatMap(({ records }) => records),
    )
  }

  const update = async (only?: readonly string[]) => {
    const startedAt = parts.now()
    const found = await (only ? parts.readSomeRevisions(only) : parts.readRevisions())
    const present = new Set(found.map(({ _id }) => _id))
    const changed = found.filter(({ _id, _rev }) => known.get(_id)?._rev !== _rev)
    const gone = (only ?? [...known.keys()]).flatMap((id) => (present.has(id) ? [] : (known.get(id) ?? [])))
    const touched = (type: string) => [...changed, ...gone].some(({ _type }) => _type === type)
    if (changed.length + gone.length > 0) {
      const settings = touched('siteSettings') || !shared
      if (settings || touched('snippet')) {
        const [snippets, words] = await Promise.all([parts.readSnippets(), parts.readVariables()])
        shared = { snippets, ...words }
      }
      for (const { _id } of gone) forget(_id)
      const snippets = new Set([...changed, ...gone].map(({ _id }) => _id))
      const showing = [...pages].flatMap(([id, page]) => (page.snippets.some((one) => snippets.has(one)) ? [id] : []))
      const own = changed.flatMap(({ _id, _type }) => (_type === 'page' ? [_id] : []))
      await putPages([...new Set([...own, ...(settings ? pages.keys() : showing)])])
      if (settings || touched('apiReference')) await putReferences()
      if (touched('provider')) index.put('providers', parts.describeProviders(await parts.readProviders()))
      for (const { _id } of gone) known.delete(_id)
      for (const revision of changed) known.set(revision._id, revision)
      version += 1
    }
    if (!only) checkedAt = startedAt
  }

  // One after the other: two updates at once could put an older reading over a newer one.
  const refresh = (only?: readonly string[]) => {
    const done = running.then(() => update(only))
    running = done.catch(() => {})
    return done
  }

  const ready = async () => {
    first ??= refresh().catch((error: unknown) => {
      first = undefined
      throw error
    })
    await first
    if (parts.now() - checkedAt > CHECK_AGAIN_MS) {
      // Until it is done nobody else need begin.
      checkedAt = parts.now()
      refresh().catch((error: unknown) => console.error('[catalogue]', error))
    }
  }

  return {
    /** Settles once the catalogue was read whole; it may be asked again after it failed. */
    ready,
    /** Takes over what changed of these documents. */
    async refresh(ids: readonly string[]): Promise<void> {
      if (first) await first.then(() => refresh(ids))
      else await ready()
    },
    /** Grows with every change. */
    version: () => version,
    index,
    brand: () => shared?.brand ?? '',
    pages: (): ListedPage[] =>
      [...pages.values()].map(({ listed }) => listed).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    references: () => references,
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
