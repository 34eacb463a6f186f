import type { Template } from 'sanity'
import { beginEntry, type EntryBegun } from '../menu-tree/entry-of-page.ts'

export const PAGE_TEMPLATE = 'page-of-product'

/** A page that begins in the product and version whose list it is created from. */
export const pageTemplate: Template = {
  id: PAGE_TEMPLATE,
  title: 'Page of a product',
  schemaType: 'page',
  parameters: [
    { name: 'product', title: 'Product', type: 'string' },
    { name: 'version', title: 'Version', type: 'string' },
  ],
  value: ({ product, version }: { product: string; version?: string }) => ({
    product,
    ...(version ? { version } : {}),
    tocMinLevel: 2,
    tocMaxLevel: 3,
  }),
}

export const MENU_TEMPLATE = 'menu-entry-below'

/** An entry of the menu that begins below another. */
export const menuTemplate: Template<EntryBegun> = {
  id: MENU_TEMPLATE,
  title: 'Menu entry below another',
  schemaType: 'menuEntry',
  parameters: [
    { name: 'parent', title: 'Item id of the entry above', type: 'string' },
    { name: 'name', title: 'Last part of its own item id', type: 'string' },
    { name: 'label', title: 'Label', type: 'string' },
    { name: 'to', title: 'Path', type: 'string' },
  ],
  value: beginEntry,
}
