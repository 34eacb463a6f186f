import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { descriptions } from '../descriptions.ts'
import { toList, toRecord, toText, type JsonRecord } from '../json.ts'
import { listOperationsIn } from '../list-operations.ts'
import { buildDescription } from './build-description.ts'

const folder = join(import.meta.dirname, '../../dist/groups')
const documents = new Map<string, JsonRecord>()

beforeAll(async () => {
  const accounts = descriptions.filter(({ id }) => id.startsWith('accounts-'))
  await Promise.all(accounts.map((description) => buildDescription(description, folder)))
  for (const { id } of accounts)
    documents.set(id, toRecord(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'))))
})

/** The groups of a description, each with its operations in the order of the alphabet. */
function groupsOf(id: string): Record<string, string[]> {
  const document = documents.get(id) ?? {}
  const operations = listOperationsIn(document)
  const groups = toList(document.tags).map((tag) => toText(toRecord(tag).name))
  return Object.fromEntries(
    groups.map((group) => [
      group,
      operations
        .filter(({ tags }) => tags.includes(group))
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    ]),
  )
}

const users = [
  'DELETE /users/{id}',
  'GET /users/{id}',
  'GET /users/{id}/properties',
  'POST /users',
  'PUT /users',
  'PUT /users/{id}',
]
const me = ['DELETE /users/me', 'GET /users/me']
const widget = [
  'GET /widget/add_connection',
  'GET /widget/edit_credentials',
  'GET /widget/manage_accounts',
  'GET /widget/professional-account',
  'GET /widget/terms',
  'GET /widget/user_input',
  'POST /v2.1/widget_session',
  'POST /v2.2/widget_session',
  'POST /widget_session',
]
const licensed = [
  'POST /connections/{connection_id}/channels/{channel_definition_id}/user_input',
  'PUT /connections/{connection_id}/credentials/{credential_id}',
  'PUT /connections/{id}/channels/{channel_definition_id}',
  'PUT /connections/{id}/consents',
]
const connections = [
  'DELETE /connections/{id}',
  'GET /connections',
  'GET /connections/{id}',
  'GET /providers',
  'GET /providers/{id}',
  'POST /connections',
  'POST /connections/synchronize',
  'POST /connections/{id}/close',
  'POST /connections/{id}/reopen',
  'POST /connections/{id}/synchronize',
  'PUT /connections/{id}',
  ...licensed,
].toSorted()
const advanced = [
  'GET /keys/{id}',
  'POST /connections',
  'POST /keys',
  'POST /providers/{provider_id}/channel_definitions/{channel_definition_id}/authorize_url',
]
const shared = {
  Authentication: ['POST /token'],
  'Manage connection': connections,
  'Access accounts': [
    'DELETE /accounts/{id}',
    'GET /accounts',
    'GET /accounts/{id}',
    'GET /categories',
    'GET /transactions',
    'GET /transactions/{id}',
    'POST /accounts',
    'PUT /accounts/{id}',
  ],
  Queues: ['GET /queues/{id}', 'POST /queues/subscribe'],
  Webhooks: [],
  'Test bank': [],
  'Error status': [],
  'Signed responses': ['GET /sign-keys', 'GET /sign-keys/{id}'],
}

test('G2 Accounts V2 holds every group and operation by its name, POST /connections in both of its groups', () => {
  expect(groupsOf('accounts-v2')).toEqual({
    ...shared,
    'Manage users': users,
    'Manage widget': [...me, ...widget].toSorted(),
    Advanced: advanced,
  })
})

test('G2 the direct variant has no widget and a wider advanced group, and loses no user', () => {
  expect(groupsOf('accounts-v2-direct')).toEqual({
    ...shared,
    'Manage users': [...users, ...me].toSorted(),
    Advanced: [...advanced, ...licensed].toSorted(),
  })
})

test.each(['accounts-v2', 'accounts-v2-direct'])('G2 the groups of %s without paths are written sections', (id) => {
  const sections = toList(documents.get(id)?.tags)
    .map(toRecord)
    .filter(({ name }) => ['Webhooks', 'Test bank', 'Error status'].includes(toText(name)))
  expect(sections.map(({ description }) => toText(description).length > 500)).toEqual([true, true, true])
  expect(Object.keys(toRecord(documents.get(id)?.webhooks))).toEqual(['CONNECTIONS'])
})

test('G1 the partner edition is a part of V3, read once, and names its application and its channel', () => {
  const operations = Object.values(groupsOf('accounts-v3-partner')).flat()
  const whole = Object.values(groupsOf('accounts-v3')).flat()
  expect(operations.filter((operation) => !whole.includes(operation))).toEqual(['GET /v3/users/{id}/report'])
  const document = documents.get('accounts-v3-partner') ?? {}
  const { schemas, parameters } = toRecord(document.components)
  expect(toRecord(toRecord(schemas).UserCreate).required).toContain('application_reference')
  expect(toRecord(toRecord(schemas).EventEnvelope).required).toContain('application_reference')
  expect(Object.keys(toRecord(toRecord(toRecord(schemas).WidgetSessionCreate).properties))).not.toContain('branding')
  expect(Object.keys(toRecord(parameters))).toContain('PartnerChannel')
  expect(Object.keys(toRecord(schemas))).not.toContain('BrandingSettings')
  for (const pathItem of Object.values(toRecord(document.paths)))
    expect(toRecord(pathItem).parameters).toEqual([{ $ref: '#/components/parameters/PartnerChannel' }])
})

test('G2 the source holds paths of each excluded prefix, so that their absence means something', async () => {
  const source = toRecord(parse(await readFile(join(import.meta.dirname, '../../accounts/openapi.yaml'), 'utf8')))
  const prefixes = new Set(Object.keys(toRecord(source.paths)).map((path) => path.split('/')[1]))
  expect([...prefixes]).toEqual(expect.arrayContaining(['v3', 'v3-da', '_private', 'admin']))
})
