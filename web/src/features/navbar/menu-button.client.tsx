'use client'
import { mobileMenuOpen } from '../../lib/mobile-menu.ts'
import { useStore } from '../../lib/use-store.client.ts'
import { Icon } from '../../ui/icon.tsx'
import { MOBILE_MENU_ID } from './mobile-menu-id.ts'
import styles from './navbar-controls.module.css'

/** The button that shows the mobile menu, below the desktop width. */
export function MenuButton() {
  const open = useStore(mobileMenuOpen, false)
  return (
    <button
      type="button"
      className={styles.menuButton}
      aria-label="Menu"
      aria-expanded={open}
      aria-controls={MOBILE_MENU_ID}
      onClick={() => mobileMenuOpen.set(!open)}
    >
      <Icon name={open ? 'close' : 'menu'} />
    </button>
  )
}
