const METHODS = 'GET, POST, PUT, PATCH, DELETE'
const EXPOSED = 'X-Sanity-Shard, ETag'
const PREFLIGHT_SECONDS = '600'

/**
 * Lets the pages of allowed origins read everything with their credentials, and any other page only what an anonymous reader may
 * read anyway: no credentials, no headers that need permission, GET only.
 */
export function applyCors(response: Response, request: Request, origins: readonly string[]): Response {
  response.headers.append('vary', 'Origin')
  const origin = request.headers.get('origin')
  if (origin !== null && origins.includes(origin)) {
    response.headers.set('access-control-allow-origin', origin)
    response.headers.set('access-control-allow-credentials', 'true')
    response.headers.set('access-control-expose-headers', EXPOSED)
  } else if (isPlainRead(request)) {
    response.headers.set('access-control-allow-origin', '*')
  }
  return response
}

/** The answer to a preflight: permission for allowed origins, none for others. */
export function preflight(request: Request, origins: readonly string[]): Response {
  const response = new Response(null, { status: 204, headers: { vary: 'Origin, Access-Control-Request-Headers' } })
  const origin = request.headers.get('origin')
  if (origin === null || !origins.includes(origin)) return response
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
