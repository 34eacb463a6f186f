import 'server-only'
import { env } from '../../env.ts'
import { steadyNow } from '../../lib/clock.ts'
import { serving } from '../../lib/serving.ts'
import { paths } from '../../paths.ts'
import { STANDALONE_PATHS } from '../../standalone-paths.ts'
import { loadDependentPaths, loadPathsOfLiveTables } from './dependents.query.ts'
import { liveHub } from './live-hub.ts'
import { adoptLivePaths, currentLivePaths, fetchLivePaths, type LivePaths } from './live-paths.ts'
import { purge } from './purge.ts'
import { recentFirst, recentReads } from './recent-reads.ts'
import { createRevalidator, type RevalidatorParts } from './revalidator.ts'
import { createWarmer, type Warmer } from './warm.ts'
import { createServingWarmer } from './warm-by-serving.ts'

// Under `next start` the portal asks itself as a reader would, over its own port.
const served = serving()
const warmer: Warmer = served ? createServingWarmer(served) : createWarmer(env.webPort, liveHub().rendered)

const CALM_MS = 3000

declare global {
  // The start and the webhook's route are bundled apart.
  var portalRevalidator: ReturnType<typeof createRevalidator> | undefined
}

/** The revalidator of this portal; one, however many bundles ask. */
export function revalidator() {
  globalThis.portalRevalidator ??= createRevalidator(parts)
  return globalThis.portalRevalidator
}

const parts: RevalidatorParts = {
  ...warmer,
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
  // Under `next start` readers get old pages until the sweep has passed; here nobody waits for it.
  calm: () => new Promise((resolve) => setTimeout(resolve, served ? CALM_MS : 0)),
  recentReads,
  now: steadyNow,
}

async function refreshPaths(since: number, deadline: number): Promise<void> {
  for (;;) {
    const { at } = adoptLivePaths(await fetchLivePaths(env.webPort))
    if (at > since || steadyNow() > deadline) return
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

// What is being read may be no page of the content source: the search, a reference, the not-found page. The serving
// layer renders an old page before it answers, so of the many and large pages of references it needs those alone.
function withOthers({ paths: known, references }: LivePaths) {
  const pages = new Set([...known, ...STANDALONE_PATHS, ...recentReads(), '/missing'])
  return { pages: [...pages], references: served ? [] : [...references].filter((path) => !pages.has(path)) }
}
