import { Readable } from 'node:stream'
import { ClientError, createClient, Patch, Transaction, type SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo } from '../testing/photo.ts'
import { READ_TOKEN, startTestLake, type StartedTestLake } from '../testing/start-test-lake.ts'

let lake: StartedTestLake
let client: SanityClient
beforeAll(async () => {
  lake = await startTestLake()
  client = lake.client({ perspective: 'raw' })
})
afterAll(() => lake.stop())

const idsOf = (type: string) => client.fetch<string[]>('*[_type == $type]._id', { type })

test('C1 a patch and a delete of several ids reach each of them', async () => {
  const transaction = client.transaction()
  for (const _id of ['many1', 'many2', 'many3']) transaction.create({ _id, _type: 'many' })
  await transaction.commit()
  await client.patch(['many1', 'many2'], { set: { seen: true } }).commit()
  expect(await client.fetch('*[_type == "many" && seen]._id')).toEqual(['many1', 'many2'])
  await client.mutate([{ delete: { id: ['many1', 'many3'] } }])
  expect(await idsOf('many')).toEqual(['many2'])
})

test('C1 append, prepend, splice, replace and insert before put items where the client says', async () => {
  await client.create({ _id: 'list', _type: 'list', n: [3, 4] })
  const patch = client.patch('list')
  await patch
    .append('n', [5])
    .commit()
    .then(() => patch.reset().prepend('n', [1]).commit())
    .then(() => patch.reset().insert('before', 'n[1]', [2]).commit())
    .then(() => patch.reset().insert('replace', 'n[-1]', [6, 7]).commit())
  expect(await client.fetch('*[_id == "list"][0].n')).toEqual([1, 2, 3, 4, 6, 7])
  await client.patch('list').splice('n', 1, 2, ['x']).commit()
  expect(await client.fetch('*[_id == "list"][0].n')).toEqual([1, 'x', 4, 6, 7])
})

test('C1 patches and transactions made without a client, and every way to put a patch into one', async () => {
  await client.mutate(
    new Transaction()
      .createOrReplace({ _id: 'bare', _type: 'bare', n: 0 })
      .patch(new Patch('bare', { inc: { n: 1 } }))
      .patch('bare', { inc: { n: 1 } })
      .patch('bare', (patch) => patch.dec({ n: 4 })),
  )
  expect(await client.getDocument('bare')).toMatchObject({ n: -2 })
  expect(await client.mutate(new Patch('bare').set({ n: 9 }).ifRevisionId('stale')).catch(Object)).toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('bare'),
  })
})

test('C1 what a mutation answers: the document, the documents, the id or the ids', async () => {
  const stub = { _id: 'told', _type: 'told' }
  expect(await client.createOrReplace(stub, { returnDocuments: false })).toMatchObject({
    documentId: 'told',
    results: [{ id: 'told', operation: 'create' }],
  })
  expect(await client.createOrReplace(stub, { returnFirst: false })).toMatchObject([{ _id: 'told' }])
  expect(await client.createIfNotExists(stub, { returnDocuments: false })).toMatchObject({
    results: [{ id: 'told', operation: 'none' }],
  })
  const done = await client
    .transaction()
    .delete('told')
    .create(stub)
    .commit({ returnDocuments: true, tag: 'told', skipCrossDatasetReferenceValidation: true })
  expect(done).toMatchObject([{ _id: 'told' }, { _id: 'told' }])
})

test('C1 a read token reads what a patch of it can not write, and the client says why', async () => {
  const reader = lake.client({ token: READ_TOKEN })
  const refused = await reader
    .patch('told')
    .set({ a: 1 })
    .commit()
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ClientError)
  expect(refused).toMatchObject({ statusCode: 403, message: expect.stringContaining('Insufficient permissions') })
})

test('C1 the options of the client itself: tags, headers, perspective, CDN, and previewDrafts by its old name', async () => {
  await client.create({ _id: 'drafts.own', _type: 'own', title: 'Draft' })
  const own = lake.client({
    requestTagPrefix: 'portal',
    headers: { 'x-own': '1' },
    perspective: ['drafts', 'published'],
    useCdn: true,
    timeout: 30_000,
  })
  expect(await own.fetch('*[_type == "own"]{_id, title}', {}, { tag: 'list' })).toEqual([
    { _id: 'own', title: 'Draft' },
  ])
  const old = await client.request({
    url: '/data/query/production',
    query: { query: '*[_type == "own"]._id', perspective: 'previewDrafts' },
  })
  expect(old).toMatchObject({ result: ['own'] })
})

test('C1 a dataset named as a resource is read, written, listened to and acted upon', async () => {
  const { token, apiHost, useProjectHostname, apiVersion } = lake.client().config()
  const resource = createClient({
    resource: { type: 'dataset', id: 'embedded.production' },
    ...(token !== undefined && { token }),
    apiHost,
    useProjectHostname,
    apiVersion,
    useCdn: false,
  })
  const heard = Promise.withResolvers<string>()
  const subscription = resource.listen('*[_id == "res"]', {}, { events: ['welcome', 'mutation'] }).subscribe({
    error: heard.reject,
    next(event) {
      if (event.type === 'welcome') resource.create({ _id: 'res', _type: 'res' }).catch(heard.reject)
      else if ('documentId' in event) heard.resolve(event.documentId)
    },
  })
  expect(await heard.promise).toBe('res')
  subscription.unsubscribe()
  expect(await resource.getDocument('res')).toMatchObject({ _id: 'res' })
  await resource.action({ actionType: 'sanity.action.document.unpublish', draftId: 'drafts.res', publishedId: 'res' })
  expect(await resource.fetch('*[_type == "res"]._id', {}, { perspective: 'raw' })).toEqual(['drafts.res'])
  const elsewhere = resource.withConfig({ resource: { type: 'dataset', id: 'other.production' } })
  await expect(elsewhere.fetch('*')).rejects.toMatchObject({ statusCode: 404 })
})

test('C1 uploads of a stream, a Blob and a file, with all that is told about them', async () => {
  const bytes = await photo(48, 24)
  const streamed = await client.assets.upload('image', Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]), {
    filename: 'a.jpg',
    label: 'Label',
    title: 'Title',
    description: 'Described',
    creditLine: 'By Ada',
    source: { id: 'x1', name: 'archive', url: 'https://archive.example/x1' },
    tag: 'upload',
  })
  expect(streamed).toMatchObject({
    originalFilename: 'a.jpg',
    label: 'Label',
    title: 'Title',
    description: 'Described',
    creditLine: 'By Ada',
    source: { id: 'x1', name: 'archive', url: 'https://archive.example/x1' },
  })
  expect((await client.assets.upload('image', new Blob([new Uint8Array(bytes)])))._id).toBe(streamed._id)
  const file = new File(['a,b'], 'table.csv', { type: 'text/csv' })
  expect(await client.assets.upload('file', file, { filename: 'table.csv', contentType: 'text/csv' })).toMatchObject({
    _type: 'sanity.fileAsset',
    mimeType: 'text/csv',
    originalFilename: 'table.csv',
    extension: 'csv',
  })
})

test('C1 a version is made of a base only while the base is at the expected revision', async () => {
  const base = await client.create({ _id: 'based', _type: 'based' })
  const create = (ifBaseRevisionId: string) =>
    client.action({
      actionType: 'sanity.action.document.version.create',
      publishedId: 'based',
      baseId: 'based',
      versionId: 'versions.r1.based',
      ifBaseRevisionId,
    })
  await expect(create('stale')).rejects.toMatchObject({ statusCode: 409 })
  await create(base._rev)
  expect(await idsOf('based')).toEqual(['based', 'versions.r1.based'])
})

test('C6 an export can be of some types alone', async () => {
  await client.create({ _id: 'chosen', _type: 'chosen' })
  const headers = { authorization: `Bearer ${client.config().token}` }
  const response = await fetch(`${lake.url}/v2025-02-19/data/export/production?types=chosen,other`, { headers })
  expect((await response.text()).trim().split('\n')).toEqual([expect.stringContaining('"_id":"chosen"')])
})
