import 'server-only'
import { env } from '../../env.ts'
import { paths } from '../../paths.ts'
import { STANDALONE_PATHS } from '../../standalone-paths.ts'
import { loadDependentPaths, loadPathsOfLiveTables } from './dependents.query.ts'
import { liveHub } from './live-hub.ts'
import { adoptLivePaths, currentLivePaths, fetchLivePaths, type LivePaths } from './live-paths.ts'
import { purge } from './purge.ts'
import { recentFirst, recentReads } from './recent-reads.ts'
import { createRevalidator } from './revalidator.ts'
import { createWarmer } from './warm.ts'

/** The revalidator of this portal; it asks the portal itself, over its own port. */
export const revalidator = createRevalidator({
  ...createWarmer(env.webPort, liveHub().rendered),
  purge: (tags) => purge(env.webPort, env.webhookSecret ?? '', tags),
  refreshPaths,
  knownPaths: async () => {
    const live = currentLivePaths() ?? adoptLivePaths(await fetchLivePaths(env.webPort))
    return withOthers(live)
  },
  dependents: loadDependentPaths,
  liveTables: async () => [...(await loadPathsOfLiveTables()), paths.paymentsProviders()],
  referencePages: (path) => [
    paths.reference(),
    ...[...(currentLivePaths()?.references ?? [])].filter((page) => page.startsWith(`${path}/`)),
  ],
  recentFirst,
  recentReads,
  now: Date.now,
})

async function refreshPaths(since: number, deadline: number): Promise<void> {
  for (;;) {
    const { at } = adoptLivePaths(await fetchLivePaths(env.webPort))
    if (at > since || Date.now() > deadline) return
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

// What is being read may be no page of the content source: the search, a reference, the not-found page.
function withOthers({ paths: known, references }: LivePaths) {
  const pages = new Set([...known, ...STANDALONE_PATHS, ...recentReads(), '/missing'])
  return { pages: [...pages], references: [...references].filter((path) => !pages.has(path)) }
}
