'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useCurrentPath } from '../../lib/current-path.client.tsx'
import { routerTransition } from '../../lib/router-transition.ts'
import { placeOf } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './navbar.module.css'

type ProductDropdownProps = { id: string; label: string; children: ReactNode }

/** A product of the top bar: a button that shows its panel. Escape, a click outside and leaving it by Tab close it. */
export function ProductDropdown({ id, label, children }: ProductDropdownProps) {
  const here = placeOf(useCurrentPath()).product === id
  const [open, setOpen] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = `products-${id}`

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !item.current?.contains(target)) setOpen(false)
    }
    const unsubscribe = routerTransition.subscribe(() => setOpen(false))
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      unsubscribe()
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [open])

  return (
    <li ref={item} className={styles.product}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        data-here={here || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="down" className={styles.chevron} />
      </button>
      <div id={panelId} className={styles.panel} data-open={open || undefined}>
        {children}
      </div>
    </li>
  )
}
