import type { BadgeVariant } from '../../../ui/badge.tsx'
import type { ReferencePageData } from '../load/reference-page.ts'

/** The colour of a reference's label: a warning for what goes, plain for what is not final. */
export function variantOf(label: string): BadgeVariant {
  if (/deprecat/i.test(label)) return 'warning'
  return /beta|preview|partner/i.test(label) ? 'secondary' : 'primary'
}

/** The heading of a page. */
export function titleOf({ reference, group, operation }: ReferencePageData): string {
  return operation?.title ?? group?.title ?? reference.entry.title
}
