/** Sent by the portal when it asks itself for a page: such a request is no reader. */
export const WARM_HEADER = 'x-portal-warm'

const MOST = 500

declare global {
  // Written by the proxy, read by the webhook's route: bundled apart, they share only the global.
  var portalRecentReads: Map<string, true> | undefined
}

function reads(): Map<string, true> {
  globalThis.portalRecentReads ??= new Map()
  return globalThis.portalRecentReads
}

/** Notes that a reader asked for the page. */
export function noteRead(path: string): void {
  const known = reads()
  // A Map keeps the order of insertion: the path read last stands last.
  known.delete(path)
  known.set(path, true)
  const oldest = known.size > MOST ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
}

/** Sorts paths so that those read last come first and those nobody read come last. */
export function recentFirst(paths: readonly string[]): string[] {
  const rank = new Map([...reads().keys()].map((path, index) => [path, index]))
  return paths.toSorted((a, b) => (rank.get(b) ?? -1) - (rank.get(a) ?? -1))
}

/** The paths that readers asked for, the last one first. */
export function recentReads(): string[] {
  return [...reads().keys()].toReversed()
}
