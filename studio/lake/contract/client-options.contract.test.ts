import { Readable } from 'node:stream'
import { ClientError, createClient, type SanityClient } from '@sanity/client'
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

test('C1 what defineLive of next-sanity asks: first the tags alone, then the answer with its source map, then live events', async () => {
  await client.create({ _id: 'drafts.lived', _type: 'lived', title: 'Draft' })
  const query = '*[_id == "lived"][0]{title}'
  const same = { filterResponse: false, perspective: 'drafts', useCdn: false } as const
  const studio = client.withConfig({ stega: { studioUrl: 'http://localhost:3333' } })
  const first = await studio.fetch(
    query,
    {},
    {
      ...same,
      stega: false,
      resultSourceMap: false,
      returnQuery: false,
      tag: 'next-loader.fetch.fetch-sync-tags',
    },
  )
  expect(first).toMatchObject({ result: { title: 'Draft' }, syncTags: [expect.stringMatching(/^s1:/)] })
  expect(first).not.toHaveProperty('resultSourceMap')
  const second = await studio.fetch(query, {}, { ...same, stega: true, cacheMode: 'noStale', tag: 'next-loader.fetch' })
  expect(second).toMatchObject({ syncTags: first.syncTags, resultSourceMap: { documents: [{ _id: 'drafts.lived' }] } })
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
