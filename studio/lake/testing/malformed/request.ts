import type { Random } from '../random.ts'
import { ADMIN_TOKEN, READ_TOKEN, STUDIO, WRITE_TOKEN } from '../start-test-lake.ts'
import { bodyOf, soup } from './body.ts'
import { paths, roots } from './vocabulary.ts'

/** The method that the endpoint takes. */
function methodOf(path: string): string {
  return /mutate|actions|assets|intake/.test(path) ? 'POST' : /keyvalue/.test(path) ? 'PUT' : 'GET'
}

/** Nearly always one that holds, or the parsers behind it would never be reached. */
function credential(random: Random): string {
  if (random.chance(0.92)) return `Bearer ${random.pick([WRITE_TOKEN, WRITE_TOKEN, ADMIN_TOKEN, READ_TOKEN])}`
  return random.pick([`Bearer ${'x'.repeat(20)}`, 'Basic eDp5', 'Bearer'])
}

export type MalformedRequest = {
  path: string
  method: string
  headers: Record<string, string>
  body: string | undefined
}

/** One request that is wrong in a random way: most of it is nearly right, or it would get no further than the router. */
export function malformedRequest(random: Random): MalformedRequest {
  const named = random.pick(paths)
  // Most of them reach an endpoint: what comes after it is where the parsers are.
  const suffix = named.endsWith('/') || random.chance(0.03) ? soup(random) : ''
  const path = random.chance(0.92)
    ? `/${random.chance(0.04) ? 'v9' : random.pick(['v1', 'v2025-02-19', 'vX'])}/${named}${suffix}`
    : `/${random.pick(roots)}${suffix}`
  const names = [
    'query',
    'query',
    'query',
    'perspective',
    '$x',
    'w',
    'h',
    'rect',
    'fit',
    'limit',
    'nextCursor',
    'revision',
    'time',
    'returnIds',
    'resultSourceMap',
    'filename',
    'dl',
  ]
  const search = new URLSearchParams(
    Array.from({ length: random.below(4) }, (): [string, string] => [random.pick(names), soup(random)]),
  )
  if (/query|listen/.test(named)) search.set('query', random.chance(0.3) ? '*[_type == "page"]' : soup(random))
  const method = random.chance(0.9)
    ? methodOf(named)
    : random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
  const headers: Record<string, string> = {
    authorization: credential(random),
    ...(random.chance(0.3) && { origin: random.pick([STUDIO, 'http://evil.example', 'null']) }),
    ...(random.chance(0.2) && { 'last-event-id': random.pick(['#', 'a#b', '9'.repeat(50), '-1']) }),
    ...(random.chance(0.2) && {
      'content-type': random.pick(['text/html', 'application/json; charset=utf-16', 'image/svg+xml', '/']),
    }),
  }
  return {
    path: `${encodeURI(path.toWellFormed()).replaceAll('%25', '%')}?${search}`,
    method,
    headers,
    body: method === 'GET' || method === 'OPTIONS' ? undefined : bodyOf(random),
  }
}
