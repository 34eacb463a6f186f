import type { LakeConfig, Route, Services, Viewer } from './context.ts'
import { errorResponse } from './errors.ts'
import type { RequestEntry } from './log.ts'
import { createHub } from './listen/hub.ts'
import { inlineRunner, type QueryRunner } from './query/query-runner.ts'
import { createRouter } from './router.ts'
import { dataRoutes } from './routes.ts'
import type { Store } from './store/open-store.ts'

export type LakeOptions = {
  store: Store
  config: LakeConfig
  clock: () => Date
  newId: () => string
  /** Who asks. Throws `unauthorized()` for a credential that is there but wrong. */
  authenticate: (request: Request) => Viewer | Promise<Viewer>
  /** Endpoints beside those for data; they come first. */
  routes?: readonly Route[]
  /** Where queries are answered; in place when nothing else is given. */
  queries?: QueryRunner
  report?: (error: unknown) => void
  /** Is told of every request, once it is answered. */
  onRequest?: (entry: RequestEntry) => void
}

export type Lake = {
  fetch: (request: Request) => Promise<Response>
  services: Services
  /** Ends every open stream. The store is closed by whoever opened it. */
  close: () => void
}

/** The lake itself: a Request goes in, a Response comes out. No port, no process, no Node types. */
export function createLake(options: LakeOptions): Lake {
  const report = options.report ?? ((error: unknown) => console.error(error))
  const hub = createHub(report)
  const stopPublishing = options.store.onCommit((transaction) => hub.publish(transaction))
  const services: Services = {
    store: options.store,
    hub,
    queries: options.queries ?? inlineRunner,
    clock: options.clock,
    newId: options.newId,
    config: options.config,
  }
  const router = createRouter([...(options.routes ?? []), ...dataRoutes])

  /** Answers, and notes on the way what the log tells of a request. */
  async function answer(request: Request, entry: Pick<RequestEntry, 'route' | 'who'>): Promise<Response> {
    const url = new URL(request.url)
    const { route, params, apiVersion } = router.match(request.method, url.pathname)
    entry.route = route.path
    const viewer = await options.authenticate(request)
    entry.who = viewer.kind === 'user' ? viewer.role : 'anonymous'
    return route.handler({ request, url, params, apiVersion, viewer }, services)
  }

  return {
    services,
    async fetch(request) {
      const started = performance.now()
      const entry: Pick<RequestEntry, 'route' | 'who'> = { route: 'none', who: 'refused' }
      const response = await answer(request, entry).catch((error: unknown) => errorResponse(error, report))
      const milliseconds = performance.now() - started
      options.onRequest?.({ method: request.method, ...entry, status: response.status, milliseconds })
      return response
    },
    close() {
      stopPublishing()
      hub.close()
      options.queries?.close()
    },
  }
}
