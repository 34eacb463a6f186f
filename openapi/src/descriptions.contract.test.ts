import { beforeAll, expect, test } from 'vitest'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { validate } from '@scalar/openapi-parser'
import { descriptions } from './descriptions.ts'
import { isRecord, toList, toRecord, toText, type JsonRecord } from './json.ts'
import { findOperationIn } from './find-operation.ts'
import { listOperationsIn } from './list-operations.ts'
import { redocly } from './redocly.ts'
import { resolveRef } from './resolve-ref.ts'

const documents = new Map<string, JsonRecord>()

beforeAll(async () => {
  await import('./build.ts')
  for (const { id } of descriptions) {
    const bundle = await readFile(join(import.meta.dirname, `../dist/${id}.json`), 'utf8')
    documents.set(id, toRecord(JSON.parse(bundle)))
  }
})

test.each(descriptions)('G3 $id passes the strict public rule set with no exception', async ({ id }) => {
  const report = await redocly('lint', id, '--format', 'json')
  expect(JSON.parse(report.slice(report.indexOf('{'), report.lastIndexOf('}') + 1))).toMatchObject({
    totals: { errors: 0, warnings: 0, ignored: 0 },
  })
})

test.each(descriptions)('G3 $id is valid for a second reader', async ({ id }) => {
  const { valid, errors } = await validate(documents.get(id) ?? {})
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

/** The errors that every operation of an API answers, by its guide. Those that take no token have no 401 and 403. */
const commonErrors: Record<string, string[]> = { payments: ['400', '401', '403', '500', '503'] }
const otherErrors = ['401', '403', '429', '500', '503']

/** Whether an operation says that it takes no token, rather than forgetting to say which. */
function isOpen(document: JsonRecord, { method, path }: { method: string; path: string }): boolean {
  const { security } = toRecord(toRecord(toRecord(document.paths)[path])[method.toLowerCase()])
  return Array.isArray(security) && security.length === 0
}

function missingParts(id: string, document: JsonRecord, key: string): string[] {
  const operation = findOperationIn(document, key)
  if (!operation) return ['operation']
  const open = isOpen(document, operation)
  const errors = (commonErrors[id] ?? otherErrors).filter(
    (status) => !(open && /40[13]/.test(status)) && !(operation.path === '/token' && status === '403'),
  )
  const statuses = operation.responses.map(({ status }) => status)
  const missing = [
    ...(['operationId', 'summary', 'description'] as const).filter((name) => operation[name] === ''),
    ...(operation.tags.length === 0 ? ['tags'] : []),
    ...(operation.security.length === 0 && !open ? ['security'] : []),
    ...errors.filter((status) => !statuses.includes(status)),
    ...operation.parameters.filter(({ description }) => description === '').map(({ name }) => `parameter ${name}`),
    ...operation.requestBody.filter(({ description }) => description === '').map(({ name }) => `field ${name}`),
  ]
  return missing
}

function bodiesWithoutExample(document: JsonRecord, key: string): string[] {
  const [method = '', path = ''] = key.split(' ')
  const operation = toRecord(toRecord(toRecord(document.paths)[path])[method.toLowerCase()])
  const bodies = [operation.requestBody, ...Object.values(toRecord(operation.responses))]
  return bodies.flatMap((body) => {
    const resolved = resolveRef(document, body)
    return Object.values(toRecord(resolved.content))
      .filter((media) => isRecord(media) && !media.example && !media.examples)
      .map(() => toText(resolved.description))
  })
}

test.each(descriptions)('G3 every operation of $id has its parts and examples', ({ id }) => {
  const document = documents.get(id) ?? {}
  const gaps = listOperationsIn(document).flatMap(({ method, path }) => {
    const key = `${method} ${path}`
    return [...missingParts(id, document, key), ...bodiesWithoutExample(document, key)].map((gap) => `${key}: ${gap}`)
  })
  expect(gaps).toEqual([])
})

const EXCLUDED = /^\/(v3-da|_private|admin)(\/|$)/

test.each(descriptions)('G2 $id holds paths of its version only, and nothing for operators', ({ id }) => {
  const paths = listOperationsIn(documents.get(id) ?? {}).map(({ path }) => path)
  expect(paths.filter((path) => path.startsWith('/v3/') !== id.startsWith('accounts-v3'))).toEqual([])
  expect(paths.filter((path) => EXCLUDED.test(path))).toEqual([])
  expect(JSON.stringify(documents.get(id))).not.toMatch(/operator|_private|v3-da/i)
})

test.each(descriptions)('G2 every operation of $id stands in a group that is described', ({ id }) => {
  const groups = toList(documents.get(id)?.tags).map((tag) => toText(toRecord(tag).name))
  const homeless = listOperationsIn(documents.get(id) ?? {}).filter(
    ({ tags }) => !tags.some((tag) => groups.includes(tag)),
  )
  expect(homeless).toEqual([])
})

test('G2 the public door answers from what was built', async () => {
  const { findOperation, getDescription, listOperations } = await import('./index.ts')
  expect(findOperation('accounts-v3', 'POST /v3/widget/widget_session')).toMatchObject({
    operationId: 'createWidgetSession',
    servers: ['/sandbox/accounts-v3', 'https://sandbox.widget.passerelle.example', 'https://widget.passerelle.example'],
    security: [{ scheme: 'clientToken', scopes: ['widget_sessions_create'] }],
  })
  expect(findOperation('accounts-v9', 'POST /v3/users')).toBeUndefined()
  expect(listOperations('accounts-v3').map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /v3/users',
    'POST /v3/users',
    'GET /v3/users/me',
    'GET /v3/users/{id}',
    'PATCH /v3/users/{id}',
    'DELETE /v3/users/{id}',
    'POST /v3/widget/widget_session',
    'GET /v3/widget/widget_session/{session_id}',
    'GET /v3/providers',
    'GET /v3/providers/{id}',
    'GET /v3/providers/{id}/disturbances',
    'GET /v3/disturbances',
    'GET /v3/connections',
    'GET /v3/connections/{id}',
    'PATCH /v3/connections/{id}',
    'DELETE /v3/connections/{id}',
    'POST /v3/connections/{id}/synchronize',
    'GET /v3/connections/{id}/syncs',
    'GET /v3/connections/{id}/identity',
    'GET /v3/accounts',
    'GET /v3/accounts/{id}',
    'DELETE /v3/accounts/{id}',
    'GET /v3/accounts/{id}/balances',
    'GET /v3/accounts/{id}/investments',
    'GET /v3/transactions',
    'GET /v3/transactions/{id}',
    'GET /v3/categories',
  ])
  expect(Object.keys(toRecord(getDescription('accounts-v3')?.webhooks))).toHaveLength(13)
})
