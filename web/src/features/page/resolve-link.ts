import { safeHref } from '../../lib/safe-href.ts'
import type { RenderContext } from './context.ts'

type Links = Pick<RenderContext, 'links'>
type InternalLink = { page?: { _ref?: string } | null | undefined; anchor?: string | null | undefined }

/** Where a link to a page leads today; undefined while its target is not published. */
export function resolvePageLink({ page, anchor }: InternalLink, { links }: Links): string | undefined {
  const target = page?._ref ? links.get(page._ref) : undefined
  if (!target) return undefined
  return anchor ? `${target.path}#${anchor.replace(/^#/, '')}` : target.path
}

/** Where a card leads: to its page, else to its address. */
export function resolveCard(card: InternalLink & { href?: string | null | undefined }, context: Links) {
  return resolvePageLink(card, context) ?? safeHref(card.href)
}
