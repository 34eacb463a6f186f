/**
 * Lets the Studio's own origin, and no other, read an answer of the portal in the browser.
 *
 * @returns the headers; undefined for a request from another origin
 */
export function studioCors(request: Request, studioUrl: string | undefined): Record<string, string> | undefined {
  const origin = request.headers.get('origin')
  if (!studioUrl || !origin || origin !== new URL(studioUrl).origin) return undefined
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
    'cache-control': 'no-store',
    vary: 'origin',
  }
}
