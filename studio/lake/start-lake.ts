import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { requireWriter } from './access.ts'
import { assetRoutes } from './assets/routes.ts'
import { createAuthenticate } from './auth/authenticate.ts'
import { keyValueRoutes } from './auth/key-value-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { createSessions } from './auth/sessions.ts'
import { tokenRoutes } from './auth/token-routes.ts'
import { createTokenReader } from './auth/tokens.ts'
import { isLoopback, type LakeConfig } from './config.ts'
import { createEdge } from './edge/edge.ts'
import { isAllowedHost } from './edge/hosts.ts'
import { keepHistoryFor } from './history/retention.ts'
import { json } from './http/answer.ts'
import { createWebhooks, type WebhookOptions } from './hooks/webhooks.ts'
import { createLake } from './lake.ts'
import type { RequestEntry } from './log.ts'
import { getMetrics } from './project/metrics.ts'
import { projectRoutes } from './project/routes.ts'
import { serviceRoutes } from './project/service-routes.ts'
import { createQueryRunner } from './query/query-runner.ts'
import { unversioned } from './router.ts'
import { startServer } from './server.ts'
import { createSockets } from './sockets/sockets.ts'
import { createKeyValueTable } from './store/key-values.ts'
import { backUp } from './store/backup.ts'
import { openDataFolder } from './store/data-folder.ts'
import type { Store } from './store/open-store.ts'
import { createSessionTable } from './store/sessions.ts'
import { createTokenTable } from './store/tokens.ts'

const PROJECT_ID = 'embedded'
/** Fixed, as is the project. */
export const DATASETS = ['production'] as const

export type StartOptions = {
  clock?: () => Date
  report?: (error: unknown) => void
  webhooks?: Partial<WebhookOptions>
  queryMilliseconds?: number
  onRequest?: (entry: RequestEntry) => void
}

export type StartedLake = { port: number; close: () => Promise<void> }

/** Opens the data folder and serves it. What it holds is on disk whenever a write was answered, so closing loses nothing. */
export async function startLake(config: LakeConfig, options: StartOptions = {}): Promise<StartedLake> {
  const store = openDataFolder(config.dataFolder, DATASETS)
  try {
    return await serveStore(store, config, options)
  } catch (error) {
    store.close()
    throw error
  }
}

async function serveStore(store: Store, config: LakeConfig, options: StartOptions): Promise<StartedLake> {
  const clock = options.clock ?? (() => new Date())
  const report = options.report ?? ((error: unknown) => console.error(error))
  const { studioOrigin } = config
  const sessions = createSessions({ table: createSessionTable(store.database), clock })
  const issued = createTokenTable(store.database)
  const { zeroLogin } = config
  const origins = [studioOrigin, ...config.corsOrigins]
  const auth = { readToken: createTokenReader(config, issued.all), sessions, studioOrigin, zeroLogin }
  const authenticate = createAuthenticate(auth)
  const webhooks = createWebhooks({ store, projectId: PROJECT_ID, clock, report, ...options.webhooks })
  const lake = createLake({
    store,
    clock,
    newId: randomUUID,
    config: { projectId: PROJECT_ID, datasets: DATASETS },
    authenticate,
    queries: createQueryRunner(store, DATASETS, options.queryMilliseconds),
    routes: [
      ...keyValueRoutes(createKeyValueTable(store.database)),
      ...authRoutes(auth, issued.all),
      ...tokenRoutes(issued),
      ...projectRoutes,
      ...assetRoutes(join(config.dataFolder, 'assets')),
      ...webhooks.routes,
      ...serviceRoutes(origins),
      unversioned('POST', '/backups', async (call) => {
        requireWriter(call.viewer)
        return json({ folder: await backUp(store.database, config.dataFolder, clock()) })
      }),
      unversioned('GET', '/metrics', (call, services) =>
        getMetrics(call, services, join(config.dataFolder, 'lake.db')),
      ),
    ],
    report,
    ...(options.onRequest && { onRequest: options.onRequest }),
  })

  const { historyDays } = config
  const retention =
    historyDays === undefined
      ? undefined
      : keepHistoryFor({ store, datasets: DATASETS, days: historyDays, clock, report })

  let { port } = config
  const isRightHost = (host: string | null) => !isLoopback(config.host) || isAllowedHost(host, port, PROJECT_ID)
  const sockets = createSockets({
    fetch: lake.fetch,
    authenticate,
    newId: randomUUID,
    studioOrigin,
    datasets: DATASETS,
    isAllowedHost: isRightHost,
    report,
  })
  const fetch = createEdge({ fetch: lake.fetch, origins, isAllowedHost: isRightHost })
  const server = await startServer({ fetch, upgrade: sockets.upgrade, host: config.host, port })
  port = server.port
  return {
    port,
    async close() {
      webhooks.stop()
      retention?.stop()
      lake.close()
      sockets.close()
      await server.close()
      store.close()
    },
  }
}
