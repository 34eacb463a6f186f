import { API_VERSION } from '@portal/content-source'
import type { SanityClient } from '@sanity/client'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { bareEntries } from './menu-entries.ts'
import type { Revised } from './page-transaction.ts'
import { findPointers, type Pointer, type Target } from './pointers.ts'
import type { StoredRedirect } from './redirect-plan.ts'

const POINTING = ['page', 'snippet', 'menuEntry', 'announcement', 'siteSettings']
const REDIRECTS = '*[_type == "redirect"]{_id, from, to}'
const PAGES = '*[_type == "page" && defined(path) && !(_id in path("drafts.**"))]{"id": _id, path, title} | order(path)'

export type PageChoice = Target & { title: string | null }

/** What a page that moves or goes leaves behind: what points to it, the redirects, and the pages that could follow it. */
export type Surroundings = {
  pointers: Pointer[]
  redirects: readonly StoredRedirect[]
  pages: PageChoice[]
  /** Menu entries that lead to the page and hold nothing else. */
  entries: string[]
}

/** All that may point to a page, drafts too; the redirects; and the pages that readers see. */
export type Content = {
  documents: readonly Revised[]
  redirects: readonly StoredRedirect[]
  pages: readonly PageChoice[]
}

/** What is being read: the outcome, why there is none, or nothing yet. */
export type Read<Outcome> = Outcome | { failed: string } | undefined

async function readContent(client: SanityClient): Promise<Content> {
  const raw = client.withConfig({ perspective: 'raw' })
  const options = { tag: 'pointers' }
  const [documents, redirects, pages] = await Promise.all([
    raw.fetch<Revised[]>('*[_type in $types]', { types: POINTING }, options),
    raw.fetch<StoredRedirect[]>(REDIRECTS, {}, options),
    raw.fetch<PageChoice[]>(PAGES, {}, options),
  ])
  return { documents, redirects, pages }
}

/** Reads the content once, when a dialog opens. */
export function useContent(): Read<Content> {
  const client = useClient({ apiVersion: API_VERSION })
  const [read, setRead] = useState<Read<Content>>()
  useEffect(() => {
    let stale = false
    readContent(client).then(
      (found) => stale || setRead(found),
      (error: unknown) => stale || setRead({ failed: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      stale = true
    }
  }, [client])
  return read
}

/** Reads the surroundings of a page once, when its dialog opens. */
export function useSurroundings({ id, path }: Target): Read<Surroundings> {
  const read = useContent()
  return useMemo(() => {
    if (!read || 'failed' in read) return read
    const { documents, redirects, pages } = read
    const pointers = findPointers(documents, { id, path })
    const entries = bareEntries(documents, pointers)
    return { pointers, redirects, pages: pages.filter((page) => page.id !== id), entries }
  }, [read, id, path])
}

/** Says why a writer who looks at a dialog can not decide yet. */
export function whyNotYet(read: Read<Surroundings>): string | undefined {
  if (!read) return 'Looking for what points here…'
  return 'failed' in read ? 'Close this and try again' : undefined
}
