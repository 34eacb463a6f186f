import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildDescription } from '../derive/build-description.ts'
import { descriptions } from '../descriptions.ts'
import { isRecord, toList, toRecord, type JsonRecord } from '../json.ts'
import { HTTP_METHODS } from '../operation.ts'
import { exampleGaps } from './example-gaps.ts'
import { operationGaps } from './operation-gaps.ts'
import { schemaGaps } from './schema-gaps.ts'

const folder = join(import.meta.dirname, '../../dist/complete')
const documents = new Map<string, JsonRecord>()
const accounts = descriptions.filter(({ id }) => id.startsWith('accounts-'))
/** The Direct Payment API documents no limit of its calls. */
const errorsOf = (id: string) => ['401', '403', ...(id === 'payments' ? [] : ['429']), '500', '503']

beforeAll(async () => {
  await Promise.all(descriptions.map((description) => buildDescription(description, folder)))
  for (const { id } of descriptions)
    documents.set(id, toRecord(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'))))
})

/** Each operation, with the parameters of its path. */
function operationsOf(document: JsonRecord): [string, JsonRecord][] {
  return Object.entries(toRecord(document.paths)).flatMap(([path, node]) => {
    const { parameters, ...pathItem } = toRecord(node)
    return HTTP_METHODS.flatMap((method): [string, JsonRecord][] => {
      const operation = pathItem[method]
      if (!isRecord(operation)) return []
      const all = [...toList(parameters), ...toList(operation.parameters)]
      return [[`${method.toUpperCase()} ${path}`, { ...operation, parameters: all }]]
    })
  })
}

test.each(descriptions)('G3 no operation of $id lacks a part', ({ id }) => {
  const document = documents.get(id) ?? {}
  const gaps = operationsOf(document).flatMap(([key, operation]) =>
    operationGaps(document, operation, errorsOf(id)).map((gap) => `${key}: ${gap}`),
  )
  expect(operationsOf(document).length).toBeGreaterThan(10)
  expect(gaps).toEqual([])
})

test.each(descriptions)('G3 every schema of $id says what each field is and what each value means', ({ id }) => {
  const schemas = Object.entries(toRecord(toRecord(documents.get(id)?.components).schemas))
  expect(schemas.length).toBeGreaterThan(30)
  expect(schemas.flatMap(([name, schema]) => schemaGaps(schema, true).map((gap) => `${name}: ${gap}`))).toEqual([])
})

test.each(descriptions)('G3 every example of $id fits its schema', ({ id }) => {
  const { count, gaps } = exampleGaps(documents.get(id) ?? {})
  expect(count).toBeGreaterThan(100)
  expect(gaps).toEqual([])
})

test('G3 no two operations of the Accounts API share an operationId', () => {
  const ids = new Map<unknown, string>()
  for (const { id } of accounts)
    for (const [key, { operationId }] of operationsOf(documents.get(id) ?? {})) {
      expect([ids.get(operationId) ?? key, operationId]).toEqual([key, operationId])
      ids.set(operationId, key)
    }
})

test.each(descriptions)('G3 no parameter and no header of $id carries the brand, which is a setting', ({ id }) => {
  const names = [...JSON.stringify(documents.get(id)).matchAll(/"name":"([^"]*)","in":"\w+"/g)].map(
    ([, name = '']) => name,
  )
  expect(names.filter((name) => /passerelle/i.test(name))).toEqual([])
})

test('G3 the guide and the descriptions name the same header for the signature of an event', async () => {
  const guide = await readFile(
    join(import.meta.dirname, '../../../studio/seed/pages/docs/accounts/v3/webhooks.md'),
    'utf8',
  )
  for (const id of ['accounts-v3', 'accounts-v3-partner', 'insights']) {
    const { parameters } = toRecord(documents.get(id)?.components)
    const names = Object.values(toRecord(parameters)).map((parameter) => toRecord(parameter).name)
    expect(names).toContain('Webhook-Signature')
  }
  expect(guide).toContain('\nWebhook-Signature: t=')
})
