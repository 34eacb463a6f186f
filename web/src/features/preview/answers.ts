const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** Why there is no preview while the content source is down. */
export const SILENT = 'The content source does not answer. Try again in a moment.'

/** Sends the visitor to a path of this site. */
export function goTo(path: string): Response {
  return new Response(null, { status: 307, headers: { ...PRIVATE, location: path } })
}

/** Says, to whoever followed a link, why it leads nowhere. */
export function refusePreview(status: number, reason: string): Response {
  return new Response(`${reason}\n`, { status, headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' } })
}
