import Link from 'next/link'
import type { ComponentProps } from 'react'
import { canonicalHref, isInternal } from '../paths.ts'

type SiteLinkProps = { href: string } & Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current'>

/**
 * A link as content names it: a path of this site goes through the router in its canonical form, anything else is a
 * plain link. Nothing is prefetched for being visible; `PrefetchOnIntent` does it for the link that is pointed at.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  if (!isInternal(href))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <Link href={canonicalHref(href)} prefetch={false} {...rest}>
      {children}
    </Link>
  )
}
