'use client'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { closesMobileMenu, isMobileLayout } from '../../breakpoints.ts'
import { mobileMenuOpen } from '../../lib/mobile-menu.ts'
import { useStore } from '../../lib/use-store.client.ts'
import { watchWidth } from '../../lib/viewport.ts'
import { Icon } from '../../ui/icon.tsx'
import { closeOnDeparture, holdFocus } from './mobile-menu-behaviour.ts'
import { MOBILE_MENU_ID } from './mobile-menu-id.ts'
import styles from './mobile-menu.module.css'

type SheetProps = { brand: ReactNode; products: ReactNode; contact: ReactNode; children: ReactNode }

/**
 * On the mobile layout a dialog over the whole window, with the products and the side menu. Between it and the desktop
 * width only the products, under the bar, for the side menu stays in the page. On the desktop nothing of its own.
 */
export function MobileMenuSheet({ brand, products, contact, children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const open = useStore(mobileMenuOpen, false)
  const mobile = useSyncExternalStore(
    watchWidth,
    () => isMobileLayout(window.innerWidth),
    () => false,
  )
  const modal = open && mobile

  useEffect(() => watchWidth(() => closesMobileMenu(window.innerWidth) && mobileMenuOpen.set(false)), [])
  useEffect(() => {
    if (open && sheet.current) return closeOnDeparture(sheet.current)
  }, [open])
  useEffect(() => {
    if (modal && sheet.current) return holdFocus(sheet.current)
  }, [modal])

  return (
    <div
      ref={sheet}
      id={MOBILE_MENU_ID}
      className={styles.sheet}
      data-open={open || undefined}
      {...(modal && { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' })}
    >
      <div className={styles.head}>
        <span className={styles.brand}>{brand}</span>
        <button
          type="button"
          className={styles.close}
          aria-label="Close the menu"
          onClick={() => mobileMenuOpen.set(false)}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>
        <div className={`stuck ${styles.products}`}>
          <div className={styles.float}>{products}</div>
        </div>
        <div className={styles.scroller}>
          {children}
          <div className={styles.last}>{contact}</div>
        </div>
      </div>
    </div>
  )
}
