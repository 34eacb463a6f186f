import type { NAVBAR_QUERY_RESULT } from '../../sanity/sanity.types.ts'
import { isBadgeVariant, type BadgeVariant } from '../../ui/badge.tsx'

export type NavLink = { label: string; to: string }

export type NavEntry = {
  label: string
  description?: string
  badge?: { label: string; variant: BadgeVariant }
  links: NavLink[]
}

/** One product of the top bar. `id` names it in the markup and is the product of its pages. */
export type NavProduct = { id: string; label: string; entries: NavEntry[] }

type RawProducts = NonNullable<NonNullable<NAVBAR_QUERY_RESULT>['navProducts']>
type RawEntry = NonNullable<RawProducts[number]['entries']>[number]

/** The products as the top bar shows them; what an editor left without label or target is left out. */
export function toProducts(products: RawProducts): NavProduct[] {
  return products.flatMap(({ label, product, entries }) => {
    if (!label) return []
    return [{ id: product ?? label.toLowerCase(), label, entries: (entries ?? []).flatMap(toEntry) }]
  })
}

function toEntry({ label, to, description, indicativeLabel, indicativeVariant, links }: RawEntry): NavEntry[] {
  if (!label) return []
  const own = (links ?? []).flatMap((link) => (link.label && link.to ? [{ label: link.label, to: link.to }] : []))
  return [
    {
      label,
      ...(description && { description }),
      ...(indicativeLabel && {
        badge: { label: indicativeLabel, variant: isBadgeVariant(indicativeVariant) ? indicativeVariant : 'secondary' },
      }),
      links: own.length === 0 && to ? [{ label, to }] : own,
    },
  ]
}
