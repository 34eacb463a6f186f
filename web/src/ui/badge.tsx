import styles from './badge.module.css'

export type BadgeVariant = 'primary' | 'secondary' | 'warning' | 'danger'

const VARIANTS: ReadonlySet<string> = new Set(['primary', 'secondary', 'warning', 'danger'] satisfies BadgeVariant[])

/** Whether a value from the CMS names a variant. */
export function isBadgeVariant(value: unknown): value is BadgeVariant {
  return typeof value === 'string' && VARIANTS.has(value)
}

/** A short word in capitals beside a label: NEW, BETA, DEPRECATED. */
export function Badge({ variant, children }: { variant: BadgeVariant; children: string }) {
  return <span className={`${styles.badge} ${styles[variant]}`}>{children}</span>
}
