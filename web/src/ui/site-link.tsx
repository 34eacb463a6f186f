import type { ComponentProps } from 'react'
import { safeHref } from '../lib/safe-href.ts'
import { canonicalHref } from '../paths.ts'

type SiteLinkProps = { href: string } & Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current'>

/**
 * A link as content names it, a path of this site in its canonical form. `FollowLinks` hands it to the router. An
 * address that no link may have, which only a script can have stored, leaves the text.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const safe = safeHref(href)
  return (
    <a href={safe && canonicalHref(safe)} {...rest}>
      {children}
    </a>
  )
}
