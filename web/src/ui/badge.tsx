export const badgeVariants = ['primary', 'secondary', 'warning', 'danger'] as const

export type BadgeVariant = (typeof badgeVariants)[number]

const VARIANTS: readonly unknown[] = badgeVariants

/** Whether a value from the CMS names a variant. */
export function isBadgeVariant(value: unknown): value is BadgeVariant {
  return VARIANTS.includes(value)
}

/** A short word in capitals beside a label: NEW, BETA, DEPRECATED. */
export function Badge({ variant, children }: { variant: BadgeVariant; children: string }) {
  return <span className={`ui-badge ui-badge-${variant}`}>{children}</span>
}
