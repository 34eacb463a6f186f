import { publishedId } from '../schemaTypes/rules/document-ids.ts'
import type { Pointer, StoredDocument } from './pointers.ts'

/**
 * The menu entries, drafts among them, that lead to pages that go, and below which nothing stays: without the pages they
 * say nothing.
 */
export function bareEntries(documents: readonly StoredDocument[], pointers: readonly Pointer[]): string[] {
  const entries = documents.filter(({ _type }) => _type === 'menuEntry')
  const leading = new Set(pointers.map(({ document }) => publishedId(document._id)))
  const leads = ({ _id }: StoredDocument) => leading.has(publishedId(_id))
  const holdsOthers = ({ itemId }: StoredDocument) =>
    typeof itemId === 'string' &&
    entries.some((other) => {
      const below = other['itemId']
      return typeof below === 'string' && below.startsWith(`${itemId}.`) && !leads(other)
    })
  return entries.filter((entry) => leads(entry) && !holdsOthers(entry)).map(({ _id }) => _id)
}
