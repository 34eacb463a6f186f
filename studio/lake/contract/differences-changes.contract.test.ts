import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collect } from '../testing/collect.ts'
import { openEventSource } from '../testing/event-source.ts'
import { serveTestLake, type ServedLake } from '../testing/serve.ts'

let lake: ServedLake
let client: SanityClient
beforeEach(async () => {
  lake = await serveTestLake()
  client = lake.client({ perspective: 'raw' })
})
afterEach(() => lake.stop())

const post = (endpoint: string, body: object | string) =>
  fetch(`${lake.url}/v2025-02-19/data/${endpoint}/test`, {
    method: 'POST',
    headers: { authorization: 'Bearer write-token' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const page = (_id: string, more: object = {}) => ({ _id, _type: 'page', ...more })

const deletions = (length: number) => Array.from({ length }, () => ({ delete: { id: 'x' } }))

test('C1 DIFF-11 the patch operation merge and variants are 400', async () => {
  await client.create(page('p'))
  expect((await post('mutate', { mutations: [{ patch: { id: 'p', merge: { a: 1 } } }] })).status).toBe(400)
  const actionType = 'sanity.action.document.variant.create'
  const response = await post('actions', { actions: [{ actionType, publishedId: 'p' }] })
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(actionType)])
})

test('C1 DIFF-11 a query that names a variant is answered as one that does not', async () => {
  await client.create(page('p'))
  expect(await client.fetch('*._id', {}, { variant: 'none' })).toEqual(['p'])
})

test('C1 DIFF-22 a deletion that is to purge leaves the history where it is', async () => {
  await client.create(page('p', { title: 'One' }))
  const actionType = 'sanity.action.document.delete'
  await client.action({ actionType, publishedId: 'p', includeDrafts: [], purge: true })
  expect(await client.request({ url: '/data/history/test/documents/p?lastRevision=true' })).toMatchObject({
    documents: [{ title: 'One' }],
  })
})

test.each(['create', 'edit', 'publish', 'archive', 'unarchive', 'schedule', 'unschedule', 'delete', 'import'])(
  'C1 DIFF-12 sanity.action.release.%s is 400',
  async (name) => {
    const actions = [{ actionType: `sanity.action.release.${name}`, releaseId: 'r1', patch: { set: {} } }]
    const response = await post('actions', { actions })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('not available')])
  },
)

test('C1 DIFF-13 the query of a patch sees what the mutations before it did', async () => {
  await client
    .transaction()
    .create(page('a', { n: 1 }))
    .create(page('b', { n: 2 }))
    .patch({ query: '*[n > 1]' }, (patch) => patch.set({ late: true }))
    .commit()
  await client.mutate([{ patch: { id: 'a', set: { n: 3 } } }, { delete: { query: '*[n > 2 || late == true]' } }])
  expect(await client.fetch('*._id')).toEqual([])
})

test.each(['sync', 'async', 'deferred'] as const)(
  'C1 DIFF-14 DIFF-18 with visibility %s a query and a listener see the change at once',
  async (visibility) => {
    const events = collect<string>((next) =>
      client.listen('*', {}, { events: ['welcome', 'mutation'] }).subscribe(({ type }) => next(type)),
    )
    await events.take(1)
    await client.create(page('p'), { visibility })
    expect(await client.fetch('*._id')).toEqual(['p'])
    expect(await events.take(2)).toEqual(['welcome', 'mutation'])
    events.stop()
  },
)

test('C1 DIFF-15 a strong reference of a draft or a version may lead nowhere, of a published document not', async () => {
  const to = { _type: 'reference', _ref: 'nowhere' }
  await client.create(page('drafts.p', { to }))
  await client.create(page('versions.r1.p', { to }))
  await expect(client.create(page('p', { to }))).rejects.toMatchObject({ statusCode: 409 })
})

test('C1 DIFF-16 the time of creation is taken over, that of the update is not', async () => {
  const long = '2001-01-01T00:00:00.000Z'
  const made = await client.create(page('p', { _createdAt: long, _updatedAt: long }))
  expect(made._createdAt).toBe(long)
  expect(made._updatedAt).not.toBe(long)
})

test.each([
  ['over 4 MB', 413, () => JSON.stringify({ mutations: [], pad: 'x'.repeat(4 * 1024 * 1024) })],
  ['of 4 MB', 200, () => JSON.stringify({ mutations: [], pad: 'x'.repeat(4 * 1024 * 1024 - 100) })],
  ['201 levels deep', 400, () => `{"mutations":${'['.repeat(200)}${']'.repeat(200)}}`],
  ['of 10,001 mutations', 400, () => JSON.stringify({ mutations: deletions(10_001) })],
  ['of 10,000 mutations', 200, () => JSON.stringify({ mutations: deletions(10_000) })],
])('C5 DIFF-17 a body %s is %i', async (_what, status, body) => {
  expect((await post('mutate', body())).status).toBe(status)
})

test('C3 DIFF-19 a listener that missed more than 1,000 changes is told to start again, one that missed 1,000 is not', async () => {
  const { transactionId } = await client.transaction().create(page('first')).commit()
  const create = (name: string, count: number) =>
    client.mutate(Array.from({ length: count }, (_, n) => ({ create: page(`${name}${n}`) })))
  const greeting = async () => {
    const source = await openEventSource(`${lake.url}/v1/data/listen/test?query=*&enableResume=true`, {
      authorization: 'Bearer read-token',
      'last-event-id': `${transactionId}#first`,
    })
    const [first] = await source.take(1)
    source.close()
    return first?.event
  }
  // The change that it saw last counts too: it may be one of several of its transaction.
  await create('a', 999)
  expect(await greeting()).toBe('welcomeback')
  await create('b', 1)
  expect(await greeting()).toBe('reset')
})

test('C1 DIFF-23 the events of a version are its creation and its deletion', async () => {
  await client.createVersion({ publishedId: 'p', releaseId: 'r1', document: { _type: 'page' } })
  await client.patch('versions.r1.p').set({ n: 1 }).commit()
  await client.discardVersion({ releaseId: 'r1', publishedId: 'p' })
  const { events } = await client.request({ url: '/data/history/test/events/documents/versions.r1.p' })
  expect(events['versions.r1.p'].map(({ type }: { type: string }) => type)).toEqual([
    'deleteDocumentVersion',
    'createDocumentVersion',
  ])
})
