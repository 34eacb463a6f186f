type LinkLike = { href: string; target: string; hasAttribute: (name: string) => boolean }

/** Files and endpoints, which the router does not render. */
const NOT_A_PAGE = /\.[a-z0-9]+$|^\/(?:api|media|openapi|sandbox|dev-portal)(?:\/|$)/i

/** The path that following a link would load, or undefined when there is nothing to prefetch. */
export function prefetchTarget(link: LinkLike, here: { origin: string; pathname: string }): string | undefined {
  if (!link.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined
  if (!URL.canParse(link.href)) return undefined
  const { origin, pathname } = new URL(link.href)
  if (origin !== here.origin || pathname === here.pathname || NOT_A_PAGE.test(pathname)) return undefined
  return pathname
}
