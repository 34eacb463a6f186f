import { isHeading, placeEntries, type Placed } from '@portal/content-rules/menu'
import { z } from 'zod'
import { hasWords } from '../desk/has-words.ts'
import { publishedId } from '../schemaTypes/rules/document-ids.ts'
import { barePath } from '../schemaTypes/rules/menu-target.ts'

const text = z.string().nullable()

export const SHELF_PAGES = '*[_type == "page"]{_id, path, title, product, version, accessMode}'
export const ShelfPage = z.object({
  _id: z.string(),
  path: text,
  title: text,
  product: text,
  version: text,
  accessMode: text,
})
type StoredPage = z.infer<typeof ShelfPage>

export const SHELF_MENU =
  '*[_type == "menuEntry" && !(_id in path("drafts.**"))]{itemId, position, className, label, to}'
export const ShelfEntry = z.object({
  itemId: text,
  position: z.number().nullable(),
  className: text,
  label: text,
  to: text,
})
type Entry = z.infer<typeof ShelfEntry>

/** What a shelf holds: the pages of a product or of one of its versions. */
export type Shelf = { product: string; version?: string }

/** A line of a shelf: a heading of the menu, or a page with its draft taken into account. */
export type ShelfLine =
  | { kind: 'heading'; key: string; title: string; depth: number }
  | {
      kind: 'page'
      key: string
      title: string
      path: string
      mode: string | undefined
      depth: number
      state: 'published' | 'edited' | 'draft'
    }

type PageLine = Extract<ShelfLine, { kind: 'page' }>

/**
 * The pages of a shelf as the menu lists them, under its headings; those that are not in the menu stand last, by their
 * titles. A page shows as its draft says, since that is what a writer works on.
 */
export function shelfLines(pages: readonly StoredPage[], entries: readonly Entry[], shelf: Shelf): ShelfLine[] {
  const own = pagesOf(pages, shelf)
  const lines: ShelfLine[] = []
  let headings: Extract<ShelfLine, { kind: 'heading' }>[] = []
  for (const { entry, key, depth } of withDepth(placeEntries(entries))) {
    const isTitle = isHeading(entry)
    // A title holds for the siblings behind it; an entry without a page for those below it.
    headings = headings.filter(
      (open) => open.depth < depth || (open.depth === depth && open.key.startsWith('title') && !isTitle),
    )
    const here = own.filter(({ key: id, path }) => path === barePath(entry.to ?? '') && !isListed(lines, id))
    if (here.length > 0)
      lines.push(...headings.filter((open) => !lines.includes(open)), ...here.map((page) => ({ ...page, depth })))
    else if (isTitle || (!entry.to && !GROUPS.has(entry.className ?? '')))
      headings.push({ kind: 'heading', key: `${isTitle ? 'title' : 'entry'} ${key}`, title: entry.label ?? key, depth })
  }
  const least = Math.min(...lines.map(({ depth }) => depth))
  const outside = own
    .filter(({ key }) => !isListed(lines, key))
    .toSorted((a, b) => a.title.localeCompare(b.title) || (a.key < b.key ? -1 : 1))
  return [
    ...lines.map((line) => ({ ...line, depth: line.depth - least })),
    ...(outside.length > 0 && lines.length > 0
      ? [{ kind: 'heading' as const, key: 'outside', title: 'Not in the menu', depth: 0 }]
      : []),
    ...outside,
  ]
}

/** The lines whose page has every word of a query in its title or path, with the headings above them. */
export function searchLines(lines: readonly ShelfLine[], query: string): ShelfLine[] {
  if (query.trim() === '') return [...lines]
  return lines.filter((line) => line.kind === 'page' && hasWords(query, `${line.title} ${line.path}`))
}

const isListed = (lines: readonly ShelfLine[], key: string) => lines.some((line) => line.key === key)

// The shelf is one of them: naming it again says nothing.
const GROUPS: ReadonlySet<string> = new Set(['product', 'version'])

function pagesOf(pages: readonly StoredPage[], { product, version }: Shelf): PageLine[] {
  const ids = [...new Set(pages.map(({ _id }) => publishedId(_id)))]
  return ids.flatMap((id): PageLine[] => {
    const published = pages.find(({ _id }) => _id === id)
    const draft = pages.find(({ _id }) => _id === `drafts.${id}`)
    const shown = draft ?? published
    if (shown?.product !== product || (version && shown.version !== version)) return []
    return [
      {
        kind: 'page',
        key: id,
        title: shown.title?.trim() || 'Untitled page',
        // Without a path a page still has a line, told by its id.
        path: shown.path ?? id,
        mode: shown.accessMode ?? undefined,
        depth: 0,
        state: published ? (draft ? 'edited' : 'published') : 'draft',
      },
    ]
  })
}

function withDepth(nodes: readonly Placed<Entry>[], depth = 0): { entry: Entry; key: string; depth: number }[] {
  return nodes.flatMap(({ entry, key, children }) => [{ entry, key, depth }, ...withDepth(children, depth + 1)])
}
