type LinkLike = {
  href: string
  target: string
  hasAttribute: (name: string) => boolean
  getAttribute: (name: string) => string | null
}

/** Files and endpoints, which the router does not render. */
const NOT_A_PAGE = /\.[a-z0-9]+$|^\/(?:api|media|openapi|sandbox|dev-portal)(?:\/|$)/i

/** Where a link leads when it is a page of this site, this one included; undefined for any other link. */
export function pageLink(link: LinkLike, origin: string): URL | undefined {
  if (!link.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined
  // Within the page the browser itself knows best.
  if (link.getAttribute('href')?.startsWith('#') || !URL.canParse(link.href)) return undefined
  const url = new URL(link.href)
  return url.origin === origin && !NOT_A_PAGE.test(url.pathname) ? url : undefined
}
