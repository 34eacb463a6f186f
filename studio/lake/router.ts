import type { Method, Route } from './context.ts'
import { badRequest, methodNotAllowed, notFound } from './errors.ts'

export type Match = { route: Route; params: Record<string, string>; apiVersion: string }
export type Router = { match: (method: string, pathname: string) => Match }

const versionPrefix = /^\/v(1|X|\d{4}-\d{2}-\d{2})(?=\/)/

/** Routes under `/v<version>/`, which is how Sanity's API names its own. */
export const versioned = (method: Method, path: string, handler: Route['handler']): Route => ({
  method,
  path,
  versioned: true,
  handler,
})
export const unversioned = (method: Method, path: string, handler: Route['handler']): Route => ({
  method,
  path,
  versioned: false,
  handler,
})

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw badRequest(`The path segment "${segment}" is not valid percent-encoding`)
  }
}

function matchPath(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [position, part] of pattern.entries()) {
    if (part.startsWith('*')) {
      params[part.slice(1)] = segments.slice(position).map(decode).join('/')
      return params
    }
    const segment = segments[position]
    if (segment === undefined || segment === '') return undefined
    if (part.startsWith(':')) params[part.slice(1)] = decode(segment)
    else if (part !== segment) return undefined
  }
  return segments.length === pattern.length ? params : undefined
}

/** Finds the first route that fits; 404 when no path does, 405 when only the method does not. */
export function createRouter(routes: readonly Route[]): Router {
  const table = routes.map((route) => ({ route, pattern: route.path.split('/').slice(1) }))
  return {
    match(method, pathname) {
      const prefix = versionPrefix.exec(pathname)
      const path = prefix ? pathname.slice(prefix[0].length) : pathname
      const segments = path.split('/').slice(1)
      const wanted = method === 'HEAD' ? 'GET' : method
      let pathKnown = false
      for (const { route, pattern } of table) {
        if (route.versioned !== (prefix !== null)) continue
        const params = matchPath(pattern, segments)
        if (!params) continue
        if (route.method === wanted) return { route, params, apiVersion: prefix?.[1] ?? '' }
        pathKnown = true
      }
      throw pathKnown ? methodNotAllowed(method, pathname) : notFound(`No such endpoint: ${pathname}`)
    },
  }
}
