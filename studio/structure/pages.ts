import { DocumentsIcon } from '@sanity/icons/Documents'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import type { StructureBuilder } from 'sanity/structure'
import { filteredList, folder, type Ordering } from './lists.ts'
import { PAGE_TEMPLATE } from './templates.ts'

const byTitle: Ordering[] = [{ field: 'title', direction: 'asc' }]

const shelves = [
  { id: 'pages-accounts-v3', title: 'Accounts API V3', product: 'accounts', version: 'v3' },
  { id: 'pages-accounts-v2', title: 'Accounts API V2 (deprecated)', product: 'accounts', version: 'v2' },
  { id: 'pages-payments', title: 'Payments', product: 'payments' },
  { id: 'pages-insights', title: 'Insights', product: 'insights' },
]

/** Pages by product and version, and all of them. */
export const pages = (S: StructureBuilder) =>
  folder(S, {
    id: 'pages',
    title: 'Pages',
    icon: DocumentsIcon,
    items: [
      ...shelves.map(({ id, title, product, version }) =>
        filteredList(S, {
          id,
          title,
          type: 'page',
          icon: DocumentTextIcon,
          filter: version ? 'product == $product && version == $version' : 'product == $product',
          params: version ? { product, version } : { product },
          order: byTitle,
          opensAny: false,
          template: { id: PAGE_TEMPLATE, params: { product, version } },
        }),
      ),
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
