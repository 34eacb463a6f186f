import { API_VERSION } from '@portal/content-source'
import type { SanityClient } from '@sanity/client'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { bareEntries } from './menu-entries.ts'
import { findPointers, type Pointer, type StoredDocument, type Target } from './pointers.ts'
import type { StoredRedirect } from './redirect-plan.ts'

const POINTING = ['page', 'snippet', 'menuEntry', 'announcement', 'siteSettings']
const REDIRECTS = '*[_type == "redirect"]{_id, from, to}'
const PAGES =
  '*[_type == "page" && defined(path) && _id != $id && !(_id in path("drafts.**"))]{"id": _id, path, title} | order(path)'

export type PageChoice = Target & { title: string | null }

/** What a page that moves or goes leaves behind: what points to it, the redirects, and the pages that could follow it. */
export type Surroundings = {
  pointers: Pointer[]
  redirects: StoredRedirect[]
  pages: PageChoice[]
  /** Menu entries that lead to the page and hold nothing else. */
  entries: string[]
}

async function readSurroundings(client: SanityClient, target: Target): Promise<Surroundings> {
  const raw = client.withConfig({ perspective: 'raw' })
  const options = { tag: 'pointers' }
  const [documents, redirects, pages] = await Promise.all([
    raw.fetch<StoredDocument[]>('*[_type in $types]', { types: POINTING }, options),
    raw.fetch<StoredRedirect[]>(REDIRECTS, {}, options),
    raw.fetch<PageChoice[]>(PAGES, { id: target.id }, options),
  ])
  const pointers = findPointers(documents, target)
  return { pointers, redirects, pages, entries: bareEntries(documents, pointers) }
}

/** Reads the surroundings of a page once, when its dialog opens. */
export function useSurroundings({ id, path }: Target): Surroundings | { failed: string } | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [read, setRead] = useState<Surroundings | { failed: string }>()
  useEffect(() => {
    let stale = false
    readSurroundings(client, { id, path }).then(
      (found) => stale || setRead(found),
      (error: unknown) => stale || setRead({ failed: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      stale = true
    }
  }, [client, id, path])
  return read
}

/** Says why a writer who looks at a dialog can not decide yet. */
export function whyNotYet(read: Surroundings | { failed: string } | undefined): string | undefined {
  if (!read) return 'Looking for what points here…'
  return 'failed' in read ? 'Close this and try again' : undefined
}
