import { replaceVariablesIn } from '../../lib/variables.ts'
import type { AccessMode, Body, RichText } from './body-types.ts'
import { expandBody } from './expand.ts'
import { collectReferences } from './references.ts'
import { searchRecordOf } from './search-record.ts'

type Stored = {
  _id: string
  _updatedAt: string
  title: string
  path: string
  product: string
  version: string | null
  accessMode: AccessMode | null
  description: string
  body: RichText | null
  lastReviewed: string | null
}

type Shared = {
  snippets: readonly { _id: string; body: Body }[]
  variables: ReadonlyMap<string, string>
}

/** What lists and the search say of a page, and the snippets that it shows, through snippets too. */
export function describePage(stored: Stored, { snippets, variables }: Shared) {
  const page = replaceVariablesIn(stored, variables)
  const bodies = new Map(snippets.map(({ _id, body }) => [_id, body]))
  const shown = shownSnippets(page.body, bodies)
  const settled = new Map([...shown].map((id) => [id, replaceVariablesIn(bodies.get(id) ?? [], variables)]))
  const body = expandBody(page.body, { accessMode: page.accessMode, snippets: settled })
  const changed = page._updatedAt.slice(0, 10)
  return {
    listed: {
      path: page.path,
      title: page.title,
      description: page.description ?? '',
      product: page.product,
      version: page.version,
      updated: page.lastReviewed && page.lastReviewed > changed ? page.lastReviewed : changed,
    },
    record: searchRecordOf({ ...page, id: page._id, description: page.description ?? '', body }),
    snippets: [...shown],
  }
}

function shownSnippets(body: unknown, bodies: ReadonlyMap<string, Body>): Set<string> {
  const shown = new Set<string>()
  const follow = (value: unknown) => {
    for (const id of collectReferences(value).snippets) {
      if (shown.has(id)) continue
      shown.add(id)
      follow(bodies.get(id))
    }
  }
  follow(body)
  return shown
}
