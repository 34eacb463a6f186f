import { menuProblems } from '@portal/content-rules/menu-problems'
import { z } from 'zod'
import { barePath, STANDALONE_PATHS } from '../schemaTypes/rules/menu-target.ts'
import { publishedId } from '../schemaTypes/rules/document-ids.ts'

export const MENU_ROWS = `*[_type == "menuEntry"]{
  _id, _rev, itemId, position, className, label, to, indicativeLabel, indicativeVariant
}`

const text = z.string().nullable()

/** A stored entry of the menu, or its draft. */
export const StoredEntry = z.object({
  _id: z.string(),
  _rev: z.string(),
  itemId: text,
  position: z.number().nullable(),
  className: text,
  label: text,
  to: text,
  indicativeLabel: text,
  indicativeVariant: text,
})
type Stored = z.infer<typeof StoredEntry>

/** An entry as it stands in the tree: as readers see it or, when it was never published, as its draft says. */
export type MenuRow = Omit<Stored, '_id' | '_rev'> & {
  id: string
  state: 'published' | 'edited' | 'draft'
  /** The stored documents of the entry, with the revisions that were read. */
  versions: readonly { id: string; revision: string }[]
}

export function menuRows(stored: readonly Stored[]): MenuRow[] {
  const ids = [...new Set(stored.map(({ _id }) => publishedId(_id)))]
  return ids.flatMap((id) => {
    const published = stored.find(({ _id }) => _id === id)
    const draft = stored.find(({ _id }) => _id === `drafts.${id}`)
    const shown = published ?? draft
    if (!shown) return []
    const { _id, _rev, ...fields } = shown
    const versions = [published, draft].flatMap((version) =>
      version ? [{ id: version._id, revision: version._rev }] : [],
    )
    return [{ ...fields, id, state: published ? (draft ? 'edited' : 'published') : 'draft', versions }]
  })
}

/** What is wrong with each entry, in words, by the id of its document. */
export function problemsByRow(rows: readonly MenuRow[], paths: ReadonlySet<string> | undefined): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const add = (id: string, message: string) => found.set(id, [...(found.get(id) ?? []), message])
  for (const [row, problems] of menuProblems(rows)) for (const { message } of problems) add(row.id, message)
  for (const { id, to } of rows) {
    if (!paths || !to?.startsWith('/')) continue
    const path = barePath(to)
    if (!paths.has(path) && !STANDALONE_PATHS.has(path)) add(id, `no page has the path ${path}`)
  }
  return found
}
