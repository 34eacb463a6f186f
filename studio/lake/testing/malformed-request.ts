import type { Random } from './random.ts'
import { READ_TOKEN, STUDIO, WRITE_TOKEN } from './start-test-lake.ts'

const words = [
  '',
  'production',
  'p1',
  'drafts.p1',
  '..',
  '%2e%2e',
  '%00',
  '%',
  '*',
  '[',
  ']',
  '{',
  '}',
  '(',
  '"',
  "'",
  '\\',
  '/',
  '//',
  '->',
  '==',
  '_id',
  '_type',
  'match',
  'in',
  'order',
  'count',
  '$x',
  '$',
  '...',
  '@',
  '^',
  '|',
  '&&',
  '||',
  '!',
  '-1',
  '1e999',
  '0',
  'true',
  'null',
  '9'.repeat(40),
  'é',
  '😀',
  '\ud800',
  'a'.repeat(300),
  '\u0000',
  '<script>',
  'constructor',
  '__proto__',
  'toString',
  'text::query',
  'path(',
] as const
const paths = [
  'data/query/production',
  'data/doc/production/',
  'data/mutate/production',
  'data/actions/production',
  'data/export/production',
  'data/history/production/documents/',
  'data/history/production/events/documents/',
  'data/history/production/transactions/',
  'data/references/production/documents/',
  'assets/images/production',
  'assets/files/production',
  'users/me',
  'users/me/keyvalue/a',
  'projects/embedded',
  'hooks/projects/embedded',
  'auth/id',
  'intake/batch',
  'nothing',
  'data/query/other',
] as const
const roots = ['images/embedded/production/', 'files/embedded/production/', 'healthz', '', 'v1', 'vX/'] as const
const keys = [
  'mutations',
  'create',
  'patch',
  'id',
  'set',
  'unset',
  'insert',
  'items',
  'before',
  'query',
  'params',
  'actions',
  'actionType',
  '_id',
  '_type',
  'transactionId',
  '__proto__',
  'url',
  'name',
] as const

function soup(random: Random): string {
  return Array.from({ length: 1 + random.below(7) }, () => random.pick(words)).join(random.pick(['', ' ', ',']))
}

function value(random: Random, depth = 0): unknown {
  if (depth > 4 || random.chance(0.4)) return random.pick([soup(random), random.below(9) - 4, null, true, 1e308, ''])
  if (random.chance(0.3)) return Array.from({ length: random.below(4) }, () => value(random, depth + 1))
  return Object.fromEntries(
    Array.from({ length: random.below(4) }, () => [random.pick(keys), value(random, depth + 1)]),
  )
}

/** A body that is nearly right: one that a client could send, with one of its parts taken away. */
function nearly(random: Random): unknown {
  const wrong = value(random)
  return random.pick([
    { mutations: [{ create: { _id: soup(random), _type: 'page', x: wrong } }] },
    { mutations: [{ patch: { id: 'p1', set: { [soup(random)]: wrong } } }] },
    { mutations: [{ patch: { id: 'p1', unset: [soup(random)], inc: { [soup(random)]: wrong } } }] },
    { mutations: [{ patch: { id: 'p1', insert: { after: soup(random), items: wrong } } }] },
    { mutations: [{ patch: { id: 'p1', diffMatchPatch: { [soup(random)]: soup(random) } } }] },
    { mutations: [{ delete: { query: soup(random), params: wrong } }] },
    { mutations: wrong, transactionId: soup(random) },
    { actions: [{ actionType: 'sanity.action.document.edit', draftId: 'drafts.p1', publishedId: 'p1', patch: wrong }] },
    { actions: [{ actionType: 'sanity.action.document.publish', draftId: soup(random), publishedId: 'p1' }] },
    { query: soup(random), params: wrong },
    wrong,
  ])
}

function bodyOf(random: Random): string {
  if (random.chance(0.1)) return '['.repeat(random.below(50_000))
  if (random.chance(0.1)) return soup(random)
  return JSON.stringify(random.chance(0.7) ? nearly(random) : value(random)) ?? ''
}

/** The method that the endpoint takes. */
function methodOf(path: string): string {
  return /mutate|actions|assets|intake/.test(path) ? 'POST' : /keyvalue/.test(path) ? 'PUT' : 'GET'
}

/** One request that is wrong in a random way: most of it is nearly right, or it would get no further than the router. */
export function malformedRequest(random: Random): { path: string; init: RequestInit } {
  const named = random.pick(paths)
  // Most of them reach an endpoint: what comes after it is where the parsers are.
  const suffix = named.endsWith('/') || random.chance(0.1) ? soup(random) : ''
  const path = random.chance(0.85)
    ? `/${random.pick(['v1', 'v2025-02-19', 'vX', 'v9'])}/${named}${suffix}`
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
  const method = random.chance(0.8)
    ? methodOf(named)
    : random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
  const headers: Record<string, string> = {
    authorization: random.pick([
      `Bearer ${WRITE_TOKEN}`,
      `Bearer ${READ_TOKEN}`,
      `Bearer ${'x'.repeat(20)}`,
      'Basic eDp5',
      'Bearer',
    ]),
    ...(random.chance(0.3) && { origin: random.pick([STUDIO, 'http://evil.example', 'null']) }),
    ...(random.chance(0.2) && { 'last-event-id': random.pick(['#', 'a#b', '9'.repeat(50), '-1']) }),
    ...(random.chance(0.2) && {
      'content-type': random.pick(['text/html', 'application/json; charset=utf-16', 'image/svg+xml', '/']),
    }),
  }
  const body = method === 'GET' || method === 'OPTIONS' ? {} : { body: bodyOf(random) }
  return {
    path: `${encodeURI(path.toWellFormed()).replaceAll('%25', '%')}?${search}`,
    init: { method, headers, redirect: 'manual', ...body },
  }
}
