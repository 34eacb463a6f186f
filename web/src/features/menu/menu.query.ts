import 'server-only'
import { defineQuery } from 'groq'
import { sanityFetch } from '../../sanity/fetch.ts'
import { buildMenuTree, type MenuNode } from './menu-tree.ts'

export const MENU_QUERY = defineQuery(`*[_type == "menuEntry"]{
  itemId, label, to, className, indicativeLabel, indicativeVariant, position
}`)

/** The side menu as a tree. */
export async function loadMenu(): Promise<MenuNode[]> {
  return buildMenuTree(await sanityFetch({ query: MENU_QUERY, tags: ['menu'] }))
}
