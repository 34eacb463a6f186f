import type { OutgoingHttpHeaders } from 'node:http'
import type { Answer } from './asker.ts'
import { createBody } from './body.ts'
import { isCompressible } from './encodings.ts'
import { createHead } from './head.ts'
import type { Entry } from './memo.ts'
import { BARE_POLICY, pagePolicy } from './policy.ts'

/** Until Next is asked again, so that its time-based fallback works; spread, so that not all come at once. */
const LIFETIME_MS = 15_000
/** An answer that Next is replacing. */
const STALE_LIFETIME_MS = 250
const MISSING_LIFETIME_MS = 1000

/** Whether Next calls this a finished answer that is the same for everyone. Errors and drafts never are. */
export function isShareable({ status, headers }: Answer): boolean {
  return (
    (status === 200 || status === 404) &&
    /^(?:HIT|STALE|MISS)$/.test(String(headers['x-nextjs-cache'])) &&
    String(headers['cache-control']).startsWith('s-maxage') &&
    headers['set-cookie'] === undefined &&
    headers['x-nextjs-postponed'] !== '1' &&
    !/next-url|cookie|\*/i.test(String(headers['vary']))
  )
}

/** What is kept of a shareable answer. */
export function keptOf({ status, headers, body }: Answer, now: number): Pick<Entry, 'head' | 'body' | 'until'> {
  const kept = createBody(body, isCompressible(contentTypeOf(headers)))
  const state = String(headers['x-nextjs-cache'])
  const head = createHead({
    status,
    headers,
    etag: kept.etag,
    policy: policyOf(headers, body),
    state: state === 'MISS' ? 'HIT' : state,
  })
  return { head, body: kept, until: now + lifetimeOf(state, status) }
}

/** An answer for one reader alone, in the same shape. */
export function privateOf({ status, headers, body }: Answer): Pick<Entry, 'head' | 'body'> {
  const given = createBody(body, isCompressible(contentTypeOf(headers)))
  const state = headers['x-nextjs-cache']
  const head = createHead({
    status,
    headers,
    policy: policyOf(headers, body),
    // What a reader may keep can be asked for again; Next's own name for it is of another coding.
    ...(/no-store/.test(String(headers['cache-control'])) ? {} : { etag: given.etag }),
    ...(typeof state === 'string' ? { state } : {}),
  })
  return { head, body: given }
}

function lifetimeOf(state: string, status: number): number {
  if (state === 'STALE') return STALE_LIFETIME_MS
  return status === 404 ? MISSING_LIFETIME_MS : LIFETIME_MS * (0.5 + Math.random())
}

// From the bytes; who may frame the page the portal says (src/lib/frame-policy.ts).
function policyOf(headers: OutgoingHttpHeaders, body: Buffer): string {
  // A payload runs in the page that asked for it, under that page's policy.
  if (contentTypeOf(headers).startsWith('text/x-component')) return ''
  if (!contentTypeOf(headers).startsWith('text/html')) return BARE_POLICY
  const given = [headers['content-security-policy'] ?? []].flat().join(', ')
  return pagePolicy(body.toString('utf8'), /frame-ancestors ([^;,]+)/.exec(given)?.[1])
}

function contentTypeOf(headers: OutgoingHttpHeaders): string {
  return String(headers['content-type'] ?? '')
}
