import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { PREVIEW_COOKIE } from '../src/lib/preview-session.ts'

/** Which of Next's answers a request is for. */
export type Variant = {
  /** Tells this answer from every other; undefined when it depends on more than its variant says. */
  key: string | undefined
  path: string
  /** With its `?`; empty for none. */
  query: string
  /** What Next has to be told of the request: these headers and no others. */
  headers: Record<string, string>
}

/** Readers that see drafts: what they get is theirs alone. */
const DRAFT_COOKIE = new RegExp(`(?:^|;\\s*)(?:__prerender_bypass|__next_preview_data|${PREVIEW_COOKIE})=`)
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)=/
const LONGEST_URL = 2048
/** Answered by routes of their own: uploads, streams, images, what no page is. */
const ROUTES = /^\/(?:_next|api|media|sandbox|dev-portal)(?:\/|$)/
/** Among them the large finished texts. */
const TEXT_ROUTES = /^\/api\/reference\//

/** Whether the reader sees drafts. */
export function isDraft({ cookie }: IncomingHttpHeaders): boolean {
  return cookie !== undefined && DRAFT_COOKIE.test(cookie)
}

/**
 * The answer that a request is for, or undefined where the request goes to Next as it is.
 *
 * @param isFixed whether the page at a path is the same whatever the query
 */
export function variantOf(request: IncomingMessage, isFixed: (path: string) => boolean): Variant | undefined {
  const { headers, method, url = '' } = request
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_URL) return undefined
  if (headers['next-action'] !== undefined || headers.upgrade !== undefined) return undefined
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (ROUTES.test(path) && !TEXT_ROUTES.test(path)) return undefined
  const parameters = at < 0 ? [] : url.slice(at + 1).split('&')
  const told = toldHeaders(headers)
  const isKnown = isFixed(path)

  if (headers['rsc'] === undefined && headers['next-router-prefetch'] === undefined) {
    const query = parameters.filter((one) => one && !TRACKING.test(one))
    const plain = query.length === 0 || isKnown
    const isShared = plain && !isDraft(headers) && headers.authorization === undefined
    return {
      key: isShared ? path : undefined,
      path,
      query: plain ? '' : `?${query.join('&')}`,
      headers:
        isShared && isKnown
          ? told
          : {
              ...told,
              ...(isShared ? {} : own(headers)),
              // What is made for one reader alone is made in bounds for each.
              ...(isKnown ? {} : { 'x-forwarded-for': callerOf(request) }),
            },
    }
  }
  return payloadOf(headers, path, parameters, told)
}

// A payload for the router. `_rsc` is Next's own digest of the headers that choose it: when it agrees, the payload of a
// finished page depends on two of them. When it does not (or after a change of Next), Next answers alone.
function payloadOf(
  headers: IncomingHttpHeaders,
  path: string,
  parameters: readonly string[],
  told: Record<string, string>,
): Variant | undefined {
  if (headers['rsc'] !== '1' || isDraft(headers) || headers.authorization !== undefined) return undefined
  const [only] = parameters
  if (parameters.length !== 1 || !only || !/^_rsc(?:=|$)/.test(only)) return undefined
  const [prefetch, segment, tree, from] = ROUTER_HEADERS.map((name) => joined(headers[name]))
  if (only.slice('_rsc='.length) !== digestOf(prefetch, segment, tree, from)) return undefined
  if (prefetch !== undefined && prefetch !== '1') return undefined
  const sent: Record<string, string> = { ...told, rsc: '1' }
  for (const name of ROUTER_HEADERS) {
    const value = joined(headers[name])
    if (value !== undefined) sent[name] = value
  }
  return { key: `${path}\nrsc ${prefetch ?? ''} ${segment ?? ''}`, path, query: `?${only}`, headers: sent }
}

const ROUTER_HEADERS = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const

function digestOf(prefetch?: string, segment?: string, tree?: string, from?: string): string {
  if (!prefetch && segment === undefined && tree === undefined && from === undefined) return ''
  const text = `${prefetch ?? '0'},${segment ?? '0'},${tree ?? '0'},${from ?? '0'}`
  return createHash('sha256').update(text).digest().subarray(0, 12).toString('base64url')
}

// A shared answer is made without anything of the one who asked first, but for the host, which redirects are made from
// (and they are not kept).
function toldHeaders({ host }: IncomingHttpHeaders): Record<string, string> {
  return { host: host ?? 'localhost', accept: 'text/html,*/*' }
}

// As Next would fill it in, were the reader's connection its own.
function callerOf({ headers, socket }: IncomingMessage): string {
  return joined(headers['x-forwarded-for']) ?? socket.remoteAddress ?? ''
}

function own(headers: IncomingHttpHeaders): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const name of ['cookie', 'authorization', 'accept-language', 'user-agent', 'referer', 'x-forwarded-proto']) {
    const value = joined(headers[name])
    if (value !== undefined) kept[name] = value
  }
  return kept
}

function joined(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value
}
