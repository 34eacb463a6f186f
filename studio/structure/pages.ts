import { DocumentsIcon } from '@sanity/icons/Documents'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import type { StructureBuilder } from 'sanity/structure'
import { ShelfPane } from '../page-shelf/shelf-pane.tsx'
import { filteredList, folder } from './lists.ts'

type Shelf = { id: string; title: string; product: string; version?: string }

const shelves: readonly Shelf[] = [
  { id: 'pages-accounts-v3', title: 'Accounts API V3', product: 'accounts', version: 'v3' },
  { id: 'pages-accounts-v2', title: 'Accounts API V2 (deprecated)', product: 'accounts', version: 'v2' },
  { id: 'pages-payments', title: 'Payments', product: 'payments' },
  { id: 'pages-insights', title: 'Insights', product: 'insights' },
]

/** Pages by product and version in the order of the menu, and all of them. */
export const pages = (S: StructureBuilder) =>
  folder(S, {
    id: 'pages',
    title: 'Pages',
    icon: DocumentsIcon,
    items: [
      ...shelves.map((shelf) => shelfItem(S, shelf)),
      filteredList(S, {
        id: 'pages-all',
        title: 'All pages',
        type: 'page',
        order: [{ field: 'path', direction: 'asc' }],
      }),
      filteredList(S, {
        id: 'pages-review',
        title: 'Not reviewed for six months',
        type: 'page',
        filter:
          '!defined(lastReviewed) || dateTime(lastReviewed + "T00:00:00Z") < dateTime(now()) - 60 * 60 * 24 * 182',
        order: [{ field: 'lastReviewed', direction: 'asc' }],
        opensAny: false,
      }),
    ],
  })

// A list of documents can be ordered by their own fields alone; the order of the menu is in other documents.
function shelfItem(S: StructureBuilder, { id, title, product, version }: Shelf) {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(DocumentTextIcon)
    .child(
      S.component(ShelfPane)
        .id(id)
        .title(title)
        .minWidth(360)
        .options({ product, ...(version && { version }) })
        .child((page) => S.document().schemaType('page').documentId(page)),
    )
}
