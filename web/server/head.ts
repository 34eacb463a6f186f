import type { OutgoingHttpHeaders } from 'node:http'
import type { Coding } from './encodings.ts'

/** Headers as Node takes them fastest: names and values in turn. */
type Flat = string[]

/** The status and the headers of an answer, with those of each coding made once. */
export type Head = {
  readonly status: number
  readonly contentType: string
  readonly plain: Flat
  readonly made: Map<string, Flat>
}

// Made here anew, or of no use to a reader.
const OWN = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'date',
  'connection',
  'keep-alive',
  'etag',
  'vary',
  'cache-control',
  'x-nextjs-cache',
  'x-next-cache-tags',
  'x-powered-by',
  'x-middleware-rewrite',
])

type Parts = {
  status: number
  headers: OutgoingHttpHeaders
  etag?: string
  /** In place of the one among the headers; empty for none. */
  policy?: string | undefined
  /** In place of the one among the headers. */
  cacheControl?: string
  state?: string
}

/** Makes the head of an answer from Next's headers. */
export function createHead({ status, headers, etag, policy, cacheControl, state }: Parts): Head {
  const contentType = String(headers['content-type'] ?? '')
  const plain: Flat = []
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || OWN.has(name)) continue
    if (name === 'content-security-policy' && policy !== undefined) continue
    // Next repeats some.
    for (const one of new Set(Array.isArray(value) ? value : [String(value)])) plain.push(name, one)
  }
  const vary = [headers['vary'] ?? []].flat().join(', ')
  plain.push('vary', /accept-encoding/i.test(vary) ? vary : [vary, 'accept-encoding'].filter(Boolean).join(', '))
  const control = cacheControl ?? controlForReaders(headers['cache-control'])
  if (control !== undefined) plain.push('cache-control', control)
  if (etag !== undefined) plain.push('etag', etag)
  if (policy) plain.push('content-security-policy', policy)
  if (state !== undefined) plain.push('x-nextjs-cache', state)
  return { status, contentType, plain, made: new Map() }
}

/**
 * What a reader's browser is told in place of what Next tells shared caches: to ask each time whether it is still the
 * same. Next lets them give an old answer for a year while they ask anew, and browsers would do so as well.
 */
export function controlForReaders(control: OutgoingHttpHeaders[string]): string | undefined {
  if (control === undefined) return undefined
  return String(control).startsWith('s-maxage') ? 'public, max-age=0, must-revalidate' : String(control)
}

/** The headers of an answer of this length and coding. */
export function headersFor(head: Head, length: number, coding: Coding | undefined, secure: boolean): Flat {
  // The same coding gets shorter when a better compression is done.
  const key = `${coding ?? ''}${secure ? '!' : ''}${length}`
  let made = head.made.get(key)
  if (!made) {
    made = [...head.plain]
    if (coding) made.push('content-encoding', coding)
    made.push('content-length', String(length))
    if (secure) made.push('strict-transport-security', HSTS)
    head.made.set(key, made)
  }
  return made
}

/** Two years, as browsers' preload lists want it; the operator's subdomains are none of ours. */
export const HSTS = 'max-age=63072000'
