import { publishedId } from '../schemaTypes/rules/document-ids.ts'
import type { Pointer, StoredDocument } from './pointers.ts'

/** The menu entries, drafts among them, that lead to a page and have nothing below: without the page they say nothing. */
export function bareEntries(documents: readonly StoredDocument[], pointers: readonly Pointer[]): string[] {
  const entries = documents.filter(({ _type }) => _type === 'menuEntry')
  const leading = new Set(pointers.map(({ document }) => publishedId(document._id)))
  const holdsOthers = ({ _id, itemId }: StoredDocument) =>
    typeof itemId === 'string' &&
    entries.some((other) => {
      const below = other['itemId']
      return typeof below === 'string' && below.startsWith(`${itemId}.`) && publishedId(other._id) !== publishedId(_id)
    })
  return entries.filter((entry) => leading.has(publishedId(entry._id)) && !holdsOthers(entry)).map(({ _id }) => _id)
}
