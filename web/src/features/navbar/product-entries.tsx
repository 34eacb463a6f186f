import { Badge } from '../../ui/badge.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import type { NavEntry } from './products.ts'
import styles from './product-entries.module.css'

/** The entries of one product, side by side: label with badge, a line on it, its links. */
export function ProductEntries({ entries }: { entries: readonly NavEntry[] }) {
  return entries.map(({ label, badge, description, links }) => (
    <div key={label} className={styles.entry}>
      <p className={styles.label}>
        {label}
        {badge && <Badge variant={badge.variant}>{badge.label}</Badge>}
      </p>
      {description && <p className={styles.description}>{description}</p>}
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to + link.label}>
            <SiteLink href={link.to}>{link.label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}
