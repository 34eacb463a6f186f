import type { Call, Route } from '../context.ts'
import { json } from '../http/answer.ts'
import { unversioned, versioned } from '../router.ts'

/** What the Studio asks of Sanity's service beside its content. A lake has no plan, no news and no telemetry. */
export function serviceRoutes(origins: readonly string[]): Route[] {
  return [
    unversioned('GET', '/healthz', (_call, lake) => {
      lake.store.database.prepare('SELECT 1').get()
      return json({ status: 'ok' })
    }),
    versioned('GET', '/ping', ping),
    versioned('GET', '/data/ping/:dataset', ping),
    versioned('GET', '/check/cors', (call) => corsCheck(call, origins)),
    // Comments are off by the Studio's configuration. If the plan lacked them, the Studio would advertise them, and to
    // that end mount all that is open anew a moment after its start: what was typed by then would be lost.
    versioned('GET', '/features', () => json(['studioComments'])),
    versioned('GET', '/intake/telemetry-status', () => json({ status: 'denied' })),
    versioned('POST', '/intake/batch', () => json({})),
    versioned('POST', '/intake/*rest', () => json({})),
    versioned('GET', '/journey/announcements', () => json([])),
    versioned('GET', '/journey/*rest', () => json(null)),
    versioned('GET', '/help', () => json({ resources: [] })),
    versioned('GET', '/access/requests/me', () => json([])),
    versioned('GET', '/media-libraries', () => json({ data: [] })),
  ]
}

function corsCheck(call: Call, origins: readonly string[]): Response {
  const allowed = origins.includes(call.request.headers.get('origin') ?? '')
  return json({ result: { allowed, withCredentials: allowed } })
}

function ping(): Response {
  return json({ ping: 'pong' })
}
