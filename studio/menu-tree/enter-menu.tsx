import { API_VERSION } from '@portal/content-source'
import { UlistIcon } from '@sanity/icons/Ulist'
import { useToast } from '@sanity/ui/toast'
import { useClient, type DocumentActionComponent } from 'sanity'
import { useRouter } from 'sanity/router'
import { MENU_TEMPLATE } from '../structure/templates.ts'
import { entryOfPage } from './entry-of-page.ts'

const ENTRY = '*[_type == "menuEntry" && to == $path && !(_id in path("drafts.**"))][0]._id'

/** Opens the entry of the menu that leads to a page, or begins one. */
export const useEnterMenu: DocumentActionComponent = ({ draft, published, onComplete }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const router = useRouter()
  const toast = useToast()
  const page = draft ?? published
  const path = page?.['path']
  const open = async (to: string) => {
    try {
      const id = await client.fetch<string | null>(ENTRY, { path: to }, { tag: 'menu-entry-of-page' })
      if (id) router.navigateIntent('edit', { id, type: 'menuEntry' })
      else
        router.navigateIntent('create', [
          { type: 'menuEntry', template: MENU_TEMPLATE },
          entryOfPage({ ...page, path: to }),
        ])
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: 'The menu can not be read', description })
    }
    onComplete()
  }
  return {
    label: 'Menu entry',
    icon: UlistIcon,
    disabled: typeof path !== 'string' || path === '',
    title: path ? 'Opens the entry of the menu that leads here, or begins one' : 'Give the page a path first',
    onHandle: () => (typeof path === 'string' ? void open(path) : undefined),
  }
}
useEnterMenu.displayName = 'EnterMenu'
