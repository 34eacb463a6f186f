import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { WARM_HEADER } from '../src/features/freshness/recent-reads.ts'

/** Said on the private socket alone: an older page will not do. */
export const FRESH_HEADER = 'x-portal-fresh'

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Asked = { startedAt: number; fresh: boolean }

/**
 * Runs Next's handler so that whatever it stores meanwhile (also after the answer) can be told the moment at which its
 * rendering began.
 */
export function createNextListener(handler: NextHandler, now: () => number) {
  const asked = new AsyncLocalStorage<Asked>()
  const run = (request: IncomingMessage, response: ServerResponse, fresh: boolean) => {
    asked.run({ startedAt: now(), fresh }, () => {
      handler(request, response).catch((error: unknown) => {
        console.error('[serve]', error)
        if (response.headersSent) response.destroy()
        else {
          response.statusCode = 500
          response.end('Internal Server Error')
        }
      })
    })
  }
  return {
    /** For requests from outside that go to Next as they are. */
    pass: (request: IncomingMessage, response: ServerResponse) => run(request, response, false),
    /** For the private socket. */
    listen: ((request, response) => {
      const fresh = request.headers[FRESH_HEADER] !== undefined
      delete request.headers[FRESH_HEADER]
      // Such a request is no reader.
      if (fresh) request.headers[WARM_HEADER] = '1'
      run(request, response, fresh)
    }) satisfies RequestListener,
    wantsFresh: () => asked.getStore()?.fresh === true,
    /** When the work that is being done began; before everything, when nobody asked for it. */
    startedAt: () => asked.getStore()?.startedAt ?? 0,
  }
}
