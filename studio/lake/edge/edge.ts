import { ApiError, errorResponse } from '../errors.ts'
import { applyCors, preflight } from './cors.ts'

export type EdgeOptions = {
  /** The lake behind the edge. */
  fetch: (request: Request) => Promise<Response>
  /** The Studio's, and those that the lake was told. */
  origins: readonly string[]
  isAllowedHost: (host: string | null) => boolean
}

/** What stands between the network and the lake: the Host header, preflights and CORS. */
export function createEdge(options: EdgeOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const host = request.headers.get('host')
    if (!options.isAllowedHost(host)) return errorResponse(misdirected(host), () => {})
    if (request.method === 'OPTIONS') return preflight(request, options.origins)
    return applyCors(await options.fetch(request), request, options.origins)
  }
}

function misdirected(host: string | null): ApiError {
  const message = `This lake doesn't answer for the host "${host ?? ''}"`
  return new ApiError(421, message, { statusCode: 421, error: 'Misdirected Request', message })
}
