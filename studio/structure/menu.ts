import { UlistIcon } from '@sanity/icons/Ulist'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { StructureBuilder } from 'sanity/structure'
import { MenuPane } from '../menu-tree/menu-pane.tsx'
import { filteredList, folder, type Ordering } from './lists.ts'

const byPlace: Ordering[] = [
  { field: 'itemId', direction: 'asc' },
  { field: 'position', direction: 'asc' },
]

/** The menu as a tree; then in the order of its item ids, branch by branch, and the entries that can not be placed. */
export const menu = (S: StructureBuilder) =>
  folder(S, {
    id: 'menu',
    title: 'Menu',
    icon: UlistIcon,
    items: [
      tree(S),
      filteredList(S, { id: 'menu-all', title: 'Whole menu', type: 'menuEntry', order: byPlace }),
      filteredList(S, {
        id: 'menu-top',
        title: 'First level',
        type: 'menuEntry',
        filter: 'count(string::split(itemId, ".")) == 1',
        order: [{ field: 'position', direction: 'asc' }],
      }),
      ...['accounts.v3', 'accounts.v2', 'payments', 'insights'].map((branch) =>
        filteredList(S, {
          id: `menu-${branch.replace('.', '-')}`,
          title: `Below ${branch}`,
          type: 'menuEntry',
          filter: 'string::startsWith(itemId, $branch)',
          params: { branch: `${branch}.` },
          order: byPlace,
        }),
      ),
      filteredList(S, {
        id: 'menu-unplaced',
        title: 'Without a parent',
        type: 'menuEntry',
        icon: WarningOutlineIcon,
        filter:
          'count(string::split(itemId, ".")) > 1 && !(array::join(string::split(itemId, ".")[0..-2], ".") in *[_type == "menuEntry"].itemId)',
        order: byPlace,
      }),
    ],
  })

/** The entries where they stand, to be moved; beside it the entry that is open. */
const tree = (S: StructureBuilder) =>
  S.listItem()
    .id('menu-tree')
    .title('Tree')
    .icon(UlistIcon)
    .child(
      S.component(MenuPane)
        .id('menu-tree')
        .title('Menu')
        .minWidth(420)
        .child((id) => S.document().schemaType('menuEntry').documentId(id)),
    )
