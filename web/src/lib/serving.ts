/**
 * What the serving layer (web/server) and the portal's own code tell each other. They run in one process but are loaded
 * apart, the portal's code several times over (the proxy, the routes, the pages): all share the global.
 */
export type Serving = {
  /** A page was stored by Next; `path` is its address, `tags` are what it was made from. */
  stored: (path: string, tags: readonly string[]) => void
  /** A stored page was read by Next. */
  read: (path: string, tags: readonly string[]) => void
  /** Tags were purged. */
  purged: (tags: readonly string[]) => void
  /** Which paths have a page has changed. */
  pathsChanged: () => void
  /** Whether Next renders for whoever can't take an older page: see cache-handler.ts. */
  wantsFresh: () => boolean
  /** Has the page at `path` rendered anew unless it is fresh. Settles false when that failed. */
  refresh: (path: string) => Promise<boolean>
}

declare global {
  var portalServing: Serving | undefined
}

/** The serving layer; undefined under `next start`, `next dev` and in a build. */
export function serving(): Serving | undefined {
  return globalThis.portalServing
}
