import type { MediaFile } from './media-path.ts'

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/** Types that a transformation may answer with instead of the file's own. */
const PICTURES = new Set(['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp'])

/**
 * The headers a file is served with. Its name holds the hash of its content, so it never changes. Nothing in it runs:
 * a drawing opened by itself is sandboxed, and what is no picture is downloaded.
 */
export function mediaHeaders({ kind, file, extension }: MediaFile, upstreamType: string | null): Headers {
  const own = TYPES[extension] ?? 'application/octet-stream'
  const sent = upstreamType?.split(';')[0]?.trim() ?? ''
  const type = own !== 'image/svg+xml' && PICTURES.has(sent) ? sent : own
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  // With auto=format the type depends on what the browser says it can show.
  if (kind === 'images') headers.set('vary', 'Accept')
  else headers.set('content-disposition', `attachment; filename="${file}"`)
  return headers
}

/** A short answer in words, for what can't be served. */
export function mediaRefusal(status: 404 | 502, reason: string): Response {
  return new Response(`${reason}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
