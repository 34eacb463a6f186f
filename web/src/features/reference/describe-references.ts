import 'server-only'
import { replaceVariablesIn } from '../../lib/variables.ts'
import type { SearchRecord } from '../../lib/search-record.ts'
import { groupPage, operationPage } from './description/outline.ts'
import { outlineOf } from './description/outline-of.ts'
import { parseDescription } from './description/parse.ts'
import { tidyDescription } from './description/tidy.ts'
import { isRefusal } from './description/refusal.ts'
import type { ReferenceDocument } from './load/reference.query.ts'
import { canonicalAmong } from './load/canonical.ts'
import { sourceText } from './load/source-text.ts'
import { searchRecordsOf } from './search-records.ts'

type Described = {
  listed: { path: string; title: string; label: string | undefined; pages: string[] }
  records: SearchRecord[]
}

/**
 * What lists and the search say of the references, each once, at its canonical address. One whose description can't be
 * read is listed alone.
 *
 * @param contextAt what an address is of, as guides say it
 */
export async function describeReferences(
  stored: readonly ReferenceDocument[],
  variables: ReadonlyMap<string, string>,
  contextAt: (path: string) => string,
): Promise<Described[]> {
  const references = replaceVariablesIn(stored, variables).filter(({ path }) => path.startsWith('/'))
  const entries = references.map(({ path, source }) => ({ path, bundled: source?.bundled ?? null }))
  const canonical = references.filter(
    ({ path, source }) => canonicalAmong(entries, { path, bundled: source?.bundled ?? null }) === path,
  )
  return Promise.all(canonical.map((reference) => describe(reference, contextAt(reference.path))))
}

async function describe(reference: ReferenceDocument, context: string): Promise<Described> {
  const { title, path } = reference
  const label = reference.label ?? undefined
  const groups = reference.groups ?? []
  try {
    const document = tidyDescription(parseDescription(await sourceText(reference)))
    const pages = outlineOf(document, groups).groups.flatMap((group) => [
      groupPage(group),
      ...group.operations.map((operation) => operationPage(group, operation)),
    ])
    return {
      listed: { path, title, label, pages: pages.map((page) => `${path}/${page}`) },
      records: searchRecordsOf({ title, label, path, context, groups, document }),
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { listed: { path, title, label, pages: [] }, records: [] }
  }
}
