import { createClient, type SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type StartedTestLake } from '../testing/start-test-lake.ts'

let lake: StartedTestLake
let client: SanityClient
beforeAll(async () => {
  lake = await startTestLake()
  client = lake.client({ perspective: 'raw' })
  await client
    .transaction()
    .create({ _id: 'p', _type: 'page', title: 'One' })
    .create({ _id: 'drafts.p', _type: 'page', title: 'Draft' })
    .create({ _id: 'versions.r1.p', _type: 'page', title: 'In r1' })
    .commit()
})
afterAll(() => lake.stop())

/** Every public part of the client, and where it is shown: in this file, in another one here, or as a difference. */
const SHOWN: Readonly<Record<string, string>> = {
  clone: 'own',
  config: 'own',
  withConfig: 'own',
  getAuth: 'own',
  observeAuth: 'own',
  fetch: 'query',
  getDocument: 'own',
  getDocuments: 'own',
  documentsExists: 'own',
  create: 'mutate',
  createIfNotExists: 'mutate',
  createOrReplace: 'mutate',
  createVersion: 'actions',
  delete: 'mutate',
  discardVersion: 'actions',
  replaceVersion: 'actions',
  unpublishVersion: 'actions',
  mutate: 'own',
  patch: 'mutate',
  transaction: 'mutate',
  action: 'actions',
  request: 'own',
  dataRequest: 'own',
  getUrl: 'own',
  getDataUrl: 'own',
  listen: 'listen',
  observable: 'own',
  'assets.upload': 'assets',
  'datasets.list': 'differences-service',
  'datasets.create': 'DIFF-24',
  'datasets.edit': 'DIFF-24',
  'datasets.delete': 'DIFF-24',
  'datasets.getEmbeddingsSettings': 'DIFF-24',
  'datasets.editEmbeddingsSettings': 'DIFF-24',
  'live.events': 'own',
  'projects.list': 'own',
  'projects.getById': 'own',
  'users.getById': 'own',
  'releases.get': 'own',
  'releases.fetchDocuments': 'own',
  ...Object.fromEntries(
    ['create', 'edit', 'publish', 'archive', 'unarchive', 'schedule', 'unschedule', 'delete'].map((name) => [
      `releases.${name}`,
      'DIFF-12',
    ]),
  ),
  // Products of their own, beside the content lake.
  agent: 'DIFF-29',
  collaboration: 'DIFF-29',
  context: 'DIFF-29',
  functions: 'DIFF-29',
  mediaLibrary: 'DIFF-29',
}

const BESIDE = new Set(['agent', 'collaboration', 'context', 'functions', 'mediaLibrary', 'observable'])

function membersOf(value: object): string[] {
  const names = [...Object.getOwnPropertyNames(Object.getPrototypeOf(value)), ...Object.getOwnPropertyNames(value)]
  return [...new Set(names)].filter((name) => name !== 'constructor' && !name.startsWith('_'))
}

type Observed<Value> = {
  subscribe: (observer: { next: (value: Value) => void; error: (why: unknown) => void }) => unknown
}
const first = <Value>(observed: Observed<Value>) =>
  new Promise<Value>((resolve, reject) => void observed.subscribe({ next: resolve, error: reject }))

test('C1 every public method of @sanity/client is shown by a test or listed as a difference', () => {
  const found = membersOf(createClient({ projectId: 'embedded', useCdn: false })).flatMap((name) => {
    const part: unknown = Object.getOwnPropertyDescriptor(client, name)?.value
    return typeof part === 'object' && part !== null && !BESIDE.has(name)
      ? membersOf(part).map((method) => `${name}.${method}`)
      : [name]
  })
  expect(found.toSorted()).toEqual(Object.keys(SHOWN).toSorted())
})

const titles = (documents: readonly unknown[]) => documents.map((document) => Object(document).title)

test('C1 getDocument and getDocuments: by id, in a release, with all versions, in the order of asking', async () => {
  expect(await client.getDocument('p')).toMatchObject({ _id: 'p', title: 'One' })
  expect(await client.getDocument('p', { releaseId: 'r1' })).toMatchObject({ title: 'In r1' })
  expect(await client.getDocument('nope')).toBeUndefined()
  const versions = await client.getDocument('p', { includeAllVersions: true })
  expect(titles(versions).toSorted()).toEqual(['Draft', 'In r1', 'One'])
  const found = await client.getDocuments(['nope', 'drafts.p', 'p', 'nope'])
  expect(found.map((document) => document?._id)).toEqual([undefined, 'drafts.p', 'p', undefined])
})

test('C1 documentsExists tells which of hundreds of ids are there', async () => {
  const ids = Array.from({ length: 250 }, (_, n) => `none-${n}`)
  expect([...(await client.documentsExists([...ids, 'p', 'drafts.p']))].toSorted()).toEqual(['drafts.p', 'p'])
})

test('C1 mutate takes mutations, a patch and a transaction, and answers documents or ids, the first or all', async () => {
  await client.create({ _id: 'm', _type: 'count', n: 0 })
  const patch = client.patch('m').inc({ n: 1 })
  expect(await client.mutate(patch)).toMatchObject({ results: [{ id: 'm', document: { n: 1 } }] })
  expect(await client.mutate(client.transaction().patch(patch))).toMatchObject({ results: [{ document: { n: 2 } }] })
  expect(await client.mutate([{ patch: { id: 'm', inc: { n: 1 } } }], { returnDocuments: false })).toMatchObject({
    documentIds: ['m'],
    results: [{ id: 'm', operation: 'update' }],
  })
  const all = { returnDocuments: false, returnFirst: false } as const
  expect(await client.mutate([{ delete: { id: 'm' } }, { delete: { id: 'gone' } }], all)).toMatchObject({
    documentIds: ['m', 'gone'],
    results: [
      { id: 'm', operation: 'delete' },
      { id: 'gone', operation: 'none' },
    ],
  })
})

test('C1 fetch: whole answer, without the query, marked for editing, with a tag, and ended on the way', async () => {
  const query = '*[_id == $id][0].title'
  const whole = await client.fetch(query, { id: 'p' }, { filterResponse: false, returnQuery: false, tag: 'a.tag' })
  expect(whole).toMatchObject({ result: 'One', ms: expect.any(Number), syncTags: expect.any(Array) })
  expect(whole).not.toHaveProperty('query')
  const stega = { enabled: true, studioUrl: 'http://localhost:3333' }
  const marked = await client.withConfig({ stega, perspective: 'drafts' }).fetch<string>(query, { id: 'p' })
  expect(marked.startsWith('Draft')).toBe(true)
  expect(marked.length).toBeGreaterThan('Draft'.length)
  const ended = client.fetch(query, { id: 'p' }, { signal: AbortSignal.abort() })
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
})

test('C1 the client as it is configured, bare requests, and the same by observables', async () => {
  const other = client.clone().withConfig({ perspective: 'published' })
  expect(other.config()).toMatchObject({ projectId: 'embedded', dataset: 'production', perspective: 'published' })
  expect(client.getUrl('/ping')).toBe(`${lake.url}/v2025-02-19/ping`)
  expect(client.getDataUrl('doc', 'p')).toBe('/data/doc/production/p')
  expect(await client.request({ url: '/ping' })).toEqual({ ping: 'pong' })
  expect(await client.dataRequest('query', { query: 'count(*[_type == "page"])' })).toMatchObject({ result: 3 })
  expect(await client.getAuth()).toMatchObject({ token: client.config().token })
  const { observable } = client
  expect(await first(observable.fetch('*[_id == "p"][0].title'))).toBe('One')
  expect(await first(observable.getDocument('p'))).toMatchObject({ _id: 'p' })
  expect(await first(observable.create({ _type: 'note', n: 1 }))).toMatchObject({ n: 1 })
})

test('C1 users, projects, and what there is of releases', async () => {
  expect(await client.users.getById('me')).toMatchObject({ id: 'writer', name: 'Write token', role: 'editor' })
  expect(await client.projects.list()).toMatchObject([{ id: 'embedded', members: expect.any(Array) }])
  expect(await client.projects.list({ includeMembers: false })).toMatchObject([{ id: 'embedded' }])
  expect(await client.projects.getById('embedded')).toMatchObject({ displayName: 'Embedded lake' })
  await expect(client.projects.getById('other')).rejects.toMatchObject({ statusCode: 404 })
  expect(await client.releases.get({ releaseId: 'r1' })).toBeUndefined()
  const { result } = await client.releases.fetchDocuments({ releaseId: 'r1' })
  expect(result).toMatchObject([{ _id: 'versions.r1.p' }])
})

test('C1 live events greet, and tell of a change by the tags of the queries it touches', async () => {
  const reader = createClient({ ...lake.client().config(), apiVersion: '2025-02-19' })
  const { syncTags = [] } = await reader.fetch('*[_id == "live"]', {}, { filterResponse: false })
  const { promise, resolve, reject } = Promise.withResolvers<string[]>()
  const subscription = reader.live.events().subscribe({
    error: reject,
    next(event) {
      if (event.type === 'welcome') client.create({ _id: 'live', _type: 'note' }).catch(reject)
      if (event.type === 'message') resolve(event.tags)
    },
  })
  expect(await promise).toEqual(expect.arrayContaining(syncTags))
  subscription.unsubscribe()
})
