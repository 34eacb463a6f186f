import { ApiError, errorResponse } from '../errors.ts'
import { applyCors, preflight } from './cors.ts'
import { isAllowedHost } from './hosts.ts'

export type EdgeOptions = {
  /** The lake behind the edge. */
  fetch: (request: Request) => Promise<Response>
  studioOrigin: string
  projectId: string
  /** Where the lake listens, when it is on loopback; `undefined` when any Host header is right. */
  loopbackPort: () => number | undefined
}

/** What stands between the network and the lake: the Host header, preflights and CORS. */
export function createEdge(options: EdgeOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const port = options.loopbackPort()
    if (port !== undefined && !isAllowedHost(request.headers.get('host'), port, options.projectId))
      return errorResponse(misdirected(request.headers.get('host')), () => {})
    if (request.method === 'OPTIONS') return preflight(request, options.studioOrigin)
    return applyCors(await options.fetch(request), request, options.studioOrigin)
  }
}

function misdirected(host: string | null): ApiError {
  const message = `This lake doesn't answer for the host "${host ?? ''}"`
  return new ApiError(421, message, { statusCode: 421, error: 'Misdirected Request', message })
}
