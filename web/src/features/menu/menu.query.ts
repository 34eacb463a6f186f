import 'server-only'
import { defineQuery } from 'groq'
import { cache } from 'react'
import { replaceVariablesIn } from '../../lib/variables.ts'
import { sanityFetch } from '../../sanity/fetch.ts'
import { tags } from '../../sanity/tags.ts'
import { loadVariables } from '../../sanity/variables.ts'
import { buildMenuTree, type MenuNode } from './menu-tree.ts'

export const MENU_QUERY = defineQuery(`*[_type == "menuEntry"]{
  itemId, label, to, className, indicativeLabel, indicativeVariant, position
}`)

/** The side menu as a tree; the shell and the page share one reading. */
export const loadMenu = cache(async (): Promise<MenuNode[]> => {
  const [entries, variables] = await Promise.all([
    sanityFetch({ query: MENU_QUERY, tags: [tags.menu] }),
    loadVariables(),
  ])
  return buildMenuTree(replaceVariablesIn(entries, variables))
})
