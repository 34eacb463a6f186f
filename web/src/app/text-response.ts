import { createHash } from 'node:crypto'

/** A text that a cache may keep as long as it asks whether it is still the same one. */
export function textResponse(
  request: Request,
  text: string,
  type: string,
  headers: Record<string, string> = {},
): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const all = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    ...headers,
  }
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  return known.includes(etag) || known.includes(`W/${etag}`)
    ? new Response(null, { status: 304, headers: all })
    : new Response(text, { headers: all })
}

/** What is answered when content can't be read, and there is nothing from before. */
export function notReady(error: unknown): Response {
  console.error('[content]', error)
  return new Response('The content is not ready; try again in a moment.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5', 'cache-control': 'no-store' },
  })
}
