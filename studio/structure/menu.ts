import { UlistIcon } from '@sanity/icons/Ulist'
import type { StructureBuilder } from 'sanity/structure'
import { MenuPane } from '../menu-tree/menu-pane.tsx'

/** The menu as a tree, beside the entry that is open. */
export const menu = (S: StructureBuilder) =>
  S.listItem()
    .id('menu')
    .title('Menu')
    .icon(UlistIcon)
    .child(
      S.component(MenuPane)
        .id('menu')
        .title('Menu')
        .minWidth(420)
        .child((id) => S.document().schemaType('menuEntry').documentId(id)),
    )
