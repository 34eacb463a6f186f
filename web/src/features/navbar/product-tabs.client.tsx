'use client'
import { useState, type ReactNode } from 'react'
import { useCurrentPath } from '../../lib/current-path.client.tsx'
import { placeOf } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './product-tabs.module.css'

type ProductTabsProps = {
  products: readonly { id: string; label: string; panel: ReactNode }[]
  contact: ReactNode
}

/** The products in the mobile menu: a row of buttons, each with a list that it opens; three columns on a tablet. */
export function ProductTabs({ products, contact }: ProductTabsProps) {
  const here = placeOf(useCurrentPath()).product
  const [open, setOpen] = useState<string | null>(null)
  return (
    <nav aria-label="Products">
      <ul className={styles.row}>
        {products.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              aria-expanded={open === id}
              aria-controls={`mobile-products-${id}`}
              data-here={here === id || undefined}
              onClick={() => setOpen(open === id ? null : id)}
            >
              {label}
              <Icon name="down" className={styles.chevron} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.panels}>
        {products.map(({ id, label, panel }) => (
          <div key={id} id={`mobile-products-${id}`} className={styles.panel} data-open={open === id || undefined}>
            <p className={styles.label}>{label}</p>
            {panel}
          </div>
        ))}
      </div>
      <div className={styles.contact}>{contact}</div>
    </nav>
  )
}
