declare global {
  // A page's server components and its islands are bundled apart and share only the global.
  var portalReferenceMarkup: Map<string, PageMarkup> | undefined
}

/** What the island prints on the server. */
export type PageMarkup = { markup: string; css: string }

// Pages are rendered a few at a time; the island reads its own right after the page has put it here.
const MOST = 32

/** Hands markup to the island of a page within the server: as a property it would be sent a second time, as data. */
export function putMarkup(name: string, page: PageMarkup): void {
  const known = (globalThis.portalReferenceMarkup ??= new Map())
  known.delete(name)
  known.set(name, page)
  const oldest = known.size > MOST ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
}

/** What was put under a name; nothing in the browser, where the markup stands in the page already. */
export function takeMarkup(name: string): PageMarkup {
  return globalThis.portalReferenceMarkup?.get(name) ?? { markup: '', css: '' }
}
