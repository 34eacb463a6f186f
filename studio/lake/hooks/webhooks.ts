import type { Route } from '../context.ts'
import { createDeliveryTable } from '../store/deliveries.ts'
import { createHookTable } from '../store/hooks.ts'
import type { Store } from '../store/open-store.ts'
import { createPublishedChangeTable } from '../store/published-changes.ts'
import type { Post } from './attempt.ts'
import { createDispatcher } from './dispatcher.ts'
import type { Documents } from './message.ts'
import { createOutbox } from './outbox.ts'
import { hookRoutes } from './routes.ts'

export type WebhookOptions = {
  store: Store
  projectId: string
  clock: () => Date
  report: (error: unknown) => void
  schedule?: (milliseconds: number, run: () => void) => () => void
  post?: Post
  random?: () => number
}

export type Webhooks = { routes: Route[]; stop: () => void }

/** The webhooks of a store: kept with each commit, sent right after it, and after a restart what was not sent before. */
export function createWebhooks(options: WebhookOptions): Webhooks {
  const { store, report } = options
  const hooks = createHookTable(store.database)
  const deliveries = createDeliveryTable(store.database)
  const outbox = createOutbox({
    ...options,
    database: store.database,
    hooks,
    deliveries,
    changes: createPublishedChangeTable(store.database),
    documentsOf: (dataset) => publishedOf(store, dataset),
  })
  const dispatcher = createDispatcher({
    ...options,
    hooks,
    deliveries,
    schedule: options.schedule ?? schedule,
    post: options.post ?? fetch,
    random: options.random ?? Math.random,
  })

  let draining = Promise.resolve()
  let stopped = false
  // One after the other, so that messages are made in commit order.
  function drain() {
    draining = draining
      .then(() => (stopped ? undefined : outbox.drain()))
      .then(() => (stopped ? undefined : dispatcher.wake()))
      .catch((error: unknown) => {
        if (!stopped) report(error)
      })
  }

  // Kept for as long as the store is open: a request in work while the lake stops may still be answered.
  store.beforeCommit(outbox.keep)
  const forgetCommits = store.onCommit(drain)
  drain()
  return {
    routes: hookRoutes(hooks, deliveries, dispatcher.wake),
    stop() {
      stopped = true
      forgetCommits()
      dispatcher.stop()
    },
  }
}

function publishedOf(store: Store, dataset: string): Documents {
  return store.dataset(dataset)?.view({ kind: 'published' }) ?? { all: () => [], get: () => undefined }
}

function schedule(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds)
  timer.unref()
  return () => clearTimeout(timer)
}
