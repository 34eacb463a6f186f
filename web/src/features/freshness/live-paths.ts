import { z } from 'zod'
import { STANDALONE_PATHS } from '../../standalone-paths.ts'
import { steadyNow } from '../../lib/clock.ts'
import { serving } from '../../lib/serving.ts'
import { type Redirect, redirectMap } from '../../lib/redirect-map.ts'

/** What `GET /api/paths` answers: where the portal has pages, and what leads elsewhere. */
export const livePathsSchema = z.object({
  /** When the reading began; tells an answer from before a change from one after it. */
  at: z.number(),
  paths: z.array(z.string()),
  /** The pages of the API references, which a route of their own serves. */
  references: z.array(z.string()),
  redirects: z.array(z.object({ from: z.string(), to: z.string(), permanent: z.boolean() })),
})

export type LivePathsAnswer = z.infer<typeof livePathsSchema>

/** The set of live paths as the proxy uses it. */
export type LivePaths = {
  at: number
  checkedAt: number
  paths: ReadonlySet<string>
  references: ReadonlySet<string>
  /** By canonical path, each straight to its end; never of a path that has a page. */
  redirects: ReadonlyMap<string, Redirect>
}

declare global {
  // The proxy and the routes are bundled apart and share only the global.
  var portalLivePaths: LivePaths | undefined
}

/** The last good set, or undefined before the first one was read. */
export function currentLivePaths(): LivePaths | undefined {
  return globalThis.portalLivePaths
}

/** Takes over an answer of /api/paths, unless the set in use is newer. */
export function adoptLivePaths(
  { at, paths, references, redirects }: LivePathsAnswer,
  now: number = steadyNow(),
): LivePaths {
  const known = globalThis.portalLivePaths
  // A moment still to come is of the process that ran before, by another clock.
  if (known && known.at > at && known.at <= now) {
    known.checkedAt = now
    return known
  }
  const pages = new Set(paths)
  const ofReferences = new Set(references)
  const isLive = (path: string) => pages.has(path) || ofReferences.has(path) || STANDALONE_PATHS.includes(path)
  globalThis.portalLivePaths = {
    at,
    checkedAt: now,
    paths: pages,
    references: ofReferences,
    redirects: redirectMap(redirects, isLive),
  }
  // What was answered for a path that had no page may be wrong now.
  if (known?.at !== at) serving()?.pathsChanged()
  return globalThis.portalLivePaths
}

/** Asks the portal's own /api/paths, which is prerendered: it answers while the content source is down. */
export async function fetchLivePaths(port: number): Promise<LivePathsAnswer> {
  await serving()?.refresh('/api/paths')
  const response = await fetch(`http://127.0.0.1:${port}/api/paths`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok) throw new Error(`/api/paths answered ${response.status}`)
  return livePathsSchema.parse(await response.json())
}
