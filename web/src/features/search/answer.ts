import type { RecordKind } from '../../lib/search-record.ts'

/** A text with what was looked for in it: plain and marked parts in turn, beginning with a plain one. */
export type Marked = readonly string[]

/** Something that was found, as the page and the dialog show it. */
export type Hit = {
  href: string
  title: Marked
  /** Where it belongs, or the words around what was found. */
  context: Marked
  method?: string
  deprecated?: true
  label?: string
}

export type HitGroup = { kind: RecordKind; hits: Hit[] }

/** What a search answers. `total` counts all that was found, of which the best are told. */
export type SearchAnswer = { query: string; total: number; groups: HitGroup[] }

export const GROUP_LABELS = {
  guide: 'Guides',
  operation: 'API operations',
  field: 'Fields',
  error: 'Error codes',
  provider: 'Institutions',
} as const satisfies Record<RecordKind, string>

/** The number of results, as it is shown and announced. */
export function countText({ total, groups }: SearchAnswer): string {
  const shown = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  if (total === 0) return 'No results'
  if (total === 1) return '1 result'
  return shown < total ? `${shown} of ${total} results` : `${total} results`
}
