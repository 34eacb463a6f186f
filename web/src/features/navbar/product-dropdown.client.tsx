'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { useCurrentPath } from '../../lib/current-path.client.tsx'
import { routerTransition } from '../../lib/router-transition.ts'
import { createStore } from '../../lib/store.ts'
import { useStore } from '../../lib/use-store.client.ts'
import { placeOf } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './navbar-controls.module.css'

type ProductDropdownProps = { id: string; label: string; children: ReactNode }

// One shows at a time, also when several are pressed at once.
const shown = createStore('')
const close = () => shown.set('')

/** A product of the top bar: a button that shows its panel. Escape, a click outside and leaving it by Tab close it. */
export function ProductDropdown({ id, label, children }: ProductDropdownProps) {
  const here = placeOf(useCurrentPath()).product === id
  const open = useStore(shown, '') === id
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = `products-${id}`

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !item.current?.contains(target)) close()
    }
    const unsubscribe = routerTransition.subscribe(close)
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
        onClick={() => shown.set(open ? '' : id)}
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
