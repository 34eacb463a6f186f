import type { ReactNode } from 'react'
import { loadMenu } from './menu.query.ts'
import { MENU_ID, REVEAL_SCRIPT } from './menu-scroll.ts'
import { packMenu } from './packed-menu.ts'
import { SideMenuIsland } from './side-menu.client.tsx'
import styles from './side-menu.module.css'

/** Loads the menu and hands it to its island. `children` stand above it. */
export async function SideMenu({ children }: { children?: ReactNode }) {
  return (
    <nav id={MENU_ID} className={`stuck ${styles.side}`} aria-label="Documentation">
      {children}
      <SideMenuIsland menu={packMenu(await loadMenu())} />
      <script dangerouslySetInnerHTML={{ __html: REVEAL_SCRIPT }} />
    </nav>
  )
}
