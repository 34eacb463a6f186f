import { createServer, type RequestListener, type Server } from 'node:http'

type Limits = { headers: number; request: number; check: number }

// A head that trickles in, or a body that never ends, holds no connection for long.
const LIMITS: Limits = { headers: 10_000, request: 30_000, check: 2000 }
/** Longer than a balancer keeps its connections, so that it never sends a request into one that is being closed. */
const KEEP_ALIVE_MS = 65_000

/** The portal's HTTP server, not yet listening. Limits are in milliseconds; Node looks for who is over one every `check`. */
export function createHttpServer(listener: RequestListener, limits: Limits = LIMITS): Server {
  return createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.check,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    listener,
  )
}
