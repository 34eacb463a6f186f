const METHODS = 'GET, POST, PUT, PATCH, DELETE'
const EXPOSED = 'X-Sanity-Shard, ETag'
const PREFLIGHT_SECONDS = '600'

/**
 * Lets the Studio's origin read everything with its credentials, and any other page only what an anonymous reader may
 * read anyway: no credentials, no headers that need permission, GET only.
 */
export function applyCors(response: Response, request: Request, studioOrigin: string): Response {
  response.headers.append('vary', 'Origin')
  const origin = request.headers.get('origin')
  if (origin === studioOrigin) {
    response.headers.set('access-control-allow-origin', origin)
    response.headers.set('access-control-allow-credentials', 'true')
    response.headers.set('access-control-expose-headers', EXPOSED)
  } else if (isPlainRead(request)) {
    response.headers.set('access-control-allow-origin', '*')
  }
  return response
}

/** The answer to a preflight: permission for the Studio, none for other origins. */
export function preflight(request: Request, studioOrigin: string): Response {
  const response = new Response(null, { status: 204, headers: { vary: 'Origin, Access-Control-Request-Headers' } })
  const origin = request.headers.get('origin')
  if (origin !== studioOrigin) return response
  response.headers.set('access-control-allow-origin', origin)
  response.headers.set('access-control-allow-credentials', 'true')
  response.headers.set('access-control-allow-methods', METHODS)
  response.headers.set('access-control-max-age', PREFLIGHT_SECONDS)
  const wanted = request.headers.get('access-control-request-headers')
  if (wanted) response.headers.set('access-control-allow-headers', wanted)
  return response
}

function isPlainRead(request: Request): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !request.headers.has('authorization')
}
