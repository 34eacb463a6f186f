import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createAuthenticate } from './auth/authenticate.ts'
import { keyValueRoutes } from './auth/key-value-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { createSessions } from './auth/sessions.ts'
import type { LakeConfig } from './config.ts'
import { isLoopback } from './config.ts'
import { createEdge } from './edge/edge.ts'
import { createLake } from './lake.ts'
import { projectRoutes } from './project/routes.ts'
import { serviceRoutes } from './project/service-routes.ts'
import { startServer } from './server.ts'
import { createKeyValueTable } from './store/key-values.ts'
import { openStore } from './store/open-store.ts'
import { createSessionTable } from './store/sessions.ts'

export const PROJECT_ID = 'embedded'
export const DATASETS = ['production'] as const

export type StartOptions = { clock?: () => Date; report?: (error: unknown) => void }

export type StartedLake = { port: number; close: () => Promise<void> }

/** Opens the data folder and serves it. What it holds is on disk whenever a write was answered, so closing loses nothing. */
export async function startLake(config: LakeConfig, options: StartOptions = {}): Promise<StartedLake> {
  const clock = options.clock ?? (() => new Date())
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 })
  const store = openStore({ path: join(config.dataFolder, 'lake.db'), datasets: DATASETS })
  const { database } = store
  const sessions = createSessions({ table: createSessionTable(database), clock })
  const auth = { ...config, sessions }
  const lake = createLake({
    store,
    clock,
    newId: randomUUID,
    config: { projectId: PROJECT_ID, datasets: DATASETS },
    authenticate: createAuthenticate(auth),
    routes: [
      ...keyValueRoutes(createKeyValueTable(database)),
      ...authRoutes(auth),
      ...projectRoutes,
      ...serviceRoutes(config.studioOrigin),
    ],
    ...(options.report && { report: options.report }),
  })
  let port = config.port
  const edge = createEdge({
    fetch: lake.fetch,
    studioOrigin: config.studioOrigin,
    projectId: PROJECT_ID,
    loopbackPort: () => (isLoopback(config.host) ? port : undefined),
  })
  const close = () => {
    lake.close()
    store.close()
  }
  try {
    const server = await startServer({ fetch: edge, host: config.host, port: config.port })
    port = server.port
    return {
      port,
      async close() {
        lake.close()
        await server.close()
        store.close()
      },
    }
  } catch (error) {
    close()
    throw error
  }
}
