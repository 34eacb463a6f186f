/** The document id of the page at a path: paths hold no underscore, so the id says the path. */
export function pageId(path: string): string {
  return `page_${path.replace(/^\//, '').replaceAll('/', '_')}`
}

/** The path that a page's id says, or nothing when it is no id of a seeded page. */
export function pathOfPageId(id: string): string | undefined {
  return id.startsWith('page_') ? `/${id.slice('page_'.length).replaceAll('_', '/')}` : undefined
}

const PAGE_HREF = /^(\/docs\/[^?#_]+)(?:#(.+))?$/

/** Splits a link to a documentation page; any other address is none. */
export function pageTarget(href: string): { id: string; anchor?: string } | undefined {
  const match = PAGE_HREF.exec(href)
  const path = match?.[1]
  if (!path) return undefined
  const anchor = match[2]
  return anchor === undefined ? { id: pageId(path) } : { id: pageId(path), anchor }
}
