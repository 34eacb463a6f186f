import type { IncomingMessage } from 'node:http'

/**
 * Headers by which the parts of Next talk to each other. From outside they are an attack: they skip the proxy, ask for
 * another page than the address says, or have Next render anew.
 */
const INTERNAL = [
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-prefetch',
  'x-middleware-invoke',
  'x-middleware-next',
  'x-middleware-redirect',
  'x-middleware-set-cookie',
  'x-middleware-skip',
  'x-middleware-override-headers',
  'x-nextjs-data',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-matched-path',
  'x-now-route-matches',
  'x-invoke-path',
  'x-invoke-query',
  'x-invoke-status',
  'x-invoke-output',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'next-resume',
  'next-resume-state-length',
  'x-next-resume-state-length',
  'x-next-revalidated-tags',
  'x-next-revalidate-tag-token',
  'x-portal-warm',
  'content-security-policy',
  'content-security-policy-report-only',
] as const

/** Removes what only the portal itself may say. */
export function scrub({ headers }: IncomingMessage): void {
  for (const name of INTERNAL) if (headers[name] !== undefined) delete headers[name]
}

/** Whether the address is one that a browser sends to a server: an absolute or odd one is refused. */
export function isProper(url: string | undefined): url is string {
  return url !== undefined && url.startsWith('/') && !/^\/[/\\]|[\s\\]/.test(url) && isPrintable(url)
}

// What lies outside of ASCII's printable letters comes percent-encoded or not at all.
function isPrintable(url: string): boolean {
  return /^[!-~]*$/.test(url)
}

/**
 * The address with a path that can be decoded. One that can't names nothing: its percent signs are taken as they stand, so
 * that what would have answered says so, where Next would fail.
 */
export function decodable(url: string): string {
  if (!url.includes('%')) return url
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
