import { createHash } from 'node:crypto'
import { downloadDescription } from '@portal/openapi/download'

const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
  'x-content-type-options': 'nosniff',
  // Readable from everywhere, by tools that run in a browser too.
  'cross-origin-resource-policy': 'cross-origin',
}

/** An API description as a file, for whatever tool the reader has. Its address stays; its content follows releases. */
export function downloadResponse(request: Request, file: string): Response {
  const download = downloadDescription(file)
  if (!download)
    return new Response('No such API description\n', {
      status: 404,
      headers: { ...OPEN, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  const etag = `"${createHash('sha256').update(download.text).digest('base64url').slice(0, 22)}"`
  const headers = { ...OPEN, etag, 'cache-control': 'public, max-age=300, must-revalidate' }
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(download.text, {
    headers: {
      ...headers,
      'content-type': `${download.type}; charset=utf-8`,
      'content-disposition': `inline; filename="${file}"`,
    },
  })
}

/** A proxy that compresses marks the tag as weak, and a client may send a list. */
function matches(header: string | null, etag: string): boolean {
  const sent = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return sent.includes('*') || sent.includes(etag)
}
