import type { ComponentProps } from 'react'
import { canonicalHref } from '../paths.ts'

type SiteLinkProps = { href: string } & Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current'>

/** A link as content names it, a path of this site in its canonical form. `FollowLinks` hands it to the router. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  return (
    <a href={canonicalHref(href)} {...rest}>
      {children}
    </a>
  )
}
