import type { Mutation } from '@sanity/client'
import { publishedId } from '../schemaTypes/rules/document-ids.ts'
import { bareEntries } from './menu-entries.ts'
import { removalMutations, type Revised } from './page-transaction.ts'
import { findPointers, pointElsewhere, type Pointer, type Target } from './pointers.ts'
import type { Content, Surroundings } from './surroundings.ts'

/** A page that goes: as readers see it, and its draft. One without a path was never found by anybody. */
export type Goner = { id: string; published: Revised | undefined; draft: Revised | undefined; pointers: Pointer[] }

/** Several pages that go together. What they say of each other goes with them and points to nothing. */
export function gonersOf({ documents }: Pick<Content, 'documents'>, ids: readonly string[]): Goner[] {
  const chosen = new Set(ids)
  const others = documents.filter(({ _id }) => !chosen.has(publishedId(_id)))
  return ids.map((id) => {
    const published = documents.find(({ _id }) => _id === id)
    const from = published && targetOf(published)
    const draft = documents.find(({ _id }) => _id === `drafts.${id}`)
    return { id, published, draft, pointers: from ? findPointers(others, from) : [] }
  })
}

/** What pages that go together leave behind. */
export function surroundingsOf({ documents, redirects, pages }: Content, goners: readonly Goner[]): Surroundings {
  const chosen = new Set(goners.map(({ id }) => id))
  const pointers = goners.flatMap((goner) => goner.pointers)
  const entries = bareEntries(documents, pointers)
  return { pointers, redirects, pages: pages.filter(({ id }) => !chosen.has(id)), entries }
}

type Removal = {
  goners: readonly Goner[]
  /** The page to which the readers of all of them are led instead. */
  to: Target | undefined
  updatePointers: boolean
  redirects: Surroundings['redirects']
  entries: readonly string[]
}

/** Deletes pages in one transaction, each as it would be by itself; one that somebody changed in between stops it all. */
export function removalOfSeveral({ goners, to, updatePointers, redirects, entries }: Removal): Mutation[] {
  const froms = goners.flatMap(({ published }) => (published && targetOf(published)) ?? [])
  const pages = goners.flatMap(({ published, draft }): Mutation[] => {
    const from = published && targetOf(published)
    if (published && from)
      return removalMutations({ kind: 'delete', published, draft, from, to, redirects, ...NOTHING_ELSE })
    return [published, draft].flatMap((stored) => (stored ? deleteAsRead(stored) : []))
  })
  if (!to) return [...pages, ...entries.map((id) => ({ delete: { id } }))]
  const pointers = goners.flatMap((goner) => goner.pointers)
  return [...pages, ...(updatePointers ? pointElsewhere(pointers, froms, to) : [])]
}

// What points to the pages is changed once for all of them: one document may point to several.
const NOTHING_ELSE = { pointers: [], updatePointers: false, entries: [] }

function targetOf({ _id: id, path }: Revised): Target | undefined {
  return typeof path === 'string' && path !== '' ? { id, path } : undefined
}

// A patch that changes nothing holds the revision; a deletion can not.
const deleteAsRead = ({ _id: id, _rev: ifRevisionID }: Revised): Mutation[] => [
  { patch: { id, ifRevisionID, setIfMissing: { title: '' } } },
  { delete: { id } },
]
