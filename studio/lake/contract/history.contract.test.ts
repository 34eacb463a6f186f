import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveTestLake, type ServedLake } from '../testing/serve.ts'

let lake: ServedLake
let client: SanityClient
/** The revisions of: draft made, draft edited, published, draft edited again, published again, unpublished, deleted. */
let revisions: string[]

const ids = { draftId: 'drafts.p', publishedId: 'p' }
const act = async (action: Parameters<SanityClient['action']>[0]) => (await client.action(action)).transactionId

beforeEach(async () => {
  lake = await serveTestLake()
  client = lake.client({ perspective: 'raw' })
  const edit = (title: string) => act({ actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title } } })
  const attributes = { _id: 'drafts.p', _type: 'page', title: 'One' }
  revisions = [
    await act({ actionType: 'sanity.action.document.create', publishedId: 'p', attributes, ifExists: 'fail' }),
    await edit('Two'),
    await act({ actionType: 'sanity.action.document.publish', ...ids }),
    await edit('Three'),
    await act({ actionType: 'sanity.action.document.publish', ...ids }),
    await act({ actionType: 'sanity.action.document.unpublish', ...ids }),
    await act({ actionType: 'sanity.action.document.discard', draftId: 'drafts.p' }),
  ]
})
afterEach(() => lake.stop())

const ask = (path: string, token = 'read-token') =>
  fetch(`${lake.url}/v2025-02-19/data/${path}`, { headers: token === '' ? {} : { authorization: `Bearer ${token}` } })
const lines = async (response: Response) =>
  (await response.text())
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))

test('C1 a document at each revision is as it was then, under that revision', async () => {
  const states = await Promise.all(
    [0, 1, 3].map(async (at) => (await ask(`history/test/documents/drafts.p?revision=${revisions[at]}`)).json()),
  )
  expect(states).toMatchObject([
    { documents: [{ _id: 'drafts.p', _rev: revisions[0], title: 'One' }] },
    { documents: [{ _id: 'drafts.p', _rev: revisions[1], title: 'Two' }] },
    { documents: [{ _id: 'drafts.p', _rev: revisions[3], title: 'Three' }] },
  ])
  const gone = await (await ask(`history/test/documents/drafts.p?revision=${revisions[2]}`)).json()
  expect(gone).toEqual({ documents: [] })
})

test('C1 a document at a time, and its last state when it is deleted', async () => {
  const published = await lines(await ask('history/test/transactions/p?effectFormat=mendoza'))
  const time = Object(published[0]).timestamp
  expect(await (await ask(`history/test/documents/p?time=${time}`)).json()).toMatchObject({
    documents: [{ title: 'Two' }],
  })
  expect(await (await ask('history/test/documents/p?lastRevision=true')).json()).toMatchObject({
    documents: [{ title: 'Three', _rev: revisions[4] }],
  })
})

test('C1 the events of a document, newest first', async () => {
  const body = Object(await (await ask('history/test/events/documents/p?limit=20')).json())
  const event = (type: string, at: number, more: object) => ({
    type,
    id: revisions[at],
    documentId: 'p',
    author: 'u-write',
    timestamp: expect.any(String),
    ...more,
  })
  const versionId = 'drafts.p'
  const cause = { type: 'document.publish' }
  expect(body).toEqual({
    nextCursor: '',
    events: {
      p: [
        event('deleteDocumentVersion', 6, { versionId, versionRevisionId: revisions[5] }),
        event('unpublishDocument', 5, { versionId, versionRevisionId: revisions[5] }),
        event('publishDocumentVersion', 4, {
          revisionId: revisions[4],
          versionId,
          versionRevisionId: revisions[3],
          cause,
        }),
        event('createDocumentVersion', 3, { versionId, versionRevisionId: revisions[3] }),
        event('publishDocumentVersion', 2, {
          revisionId: revisions[2],
          versionId,
          versionRevisionId: revisions[1],
          cause,
        }),
        event('createDocumentVersion', 0, { versionId, versionRevisionId: revisions[0] }),
      ],
    },
  })
  const page = Object(await (await ask('history/test/events/documents/p?limit=4&nextCursor=4')).json())
  expect(page.events.p).toHaveLength(2)
})

test('C1 transactions of a document as lines, with limits, order and effects as asked', async () => {
  const all = await lines(await ask('history/test/transactions/p,drafts.p?effectFormat=mendoza'))
  expect(all.map((line) => Object(line).id)).toEqual(revisions)
  expect(all[2]).toMatchObject({
    documentIDs: ['p', 'drafts.p'],
    effects: { p: { apply: expect.any(Array), revert: [0, null] }, 'drafts.p': { apply: [0, null] } },
    mutations: [{ createOrReplace: { _id: 'p', title: 'Two' } }, { delete: { id: 'drafts.p' } }],
  })
  const some = await lines(
    await ask(
      `history/test/transactions/drafts.p?fromTransaction=${revisions[1]}&reverse=true&limit=3&includeIdentifiedDocumentsOnly=true`,
    ),
  )
  expect(some).toMatchObject([
    { id: revisions[6], documentIDs: ['drafts.p'] },
    { id: revisions[5], documentIDs: ['drafts.p'] },
    { id: revisions[4], documentIDs: ['drafts.p'] },
  ])
})

test('C1 transactions are narrowed by a last one, by times and by authors, and told without what was sent', async () => {
  const all = await lines(await ask('history/test/transactions/p,drafts.p?excludeMutations=true'))
  expect(all.filter((line) => 'mutations' in Object(line))).toEqual([])
  const idsOf = async (query: string) =>
    (await lines(await ask(`history/test/transactions/p,drafts.p?${query}`))).map((line) => Object(line).id)
  expect(await idsOf(`toTransaction=${revisions[2]}`)).toEqual(revisions.slice(0, 3))
  expect(await idsOf('authors=u-write,u-other')).toEqual(revisions)
  // Several may have come within the same millisecond.
  const { timestamp } = Object(all[2])
  const then = all.filter((line) => Object(line).timestamp === timestamp).map((line) => Object(line).id)
  expect(await idsOf(`fromTime=${timestamp}&toTime=${timestamp}`)).toEqual(then)
  expect(await (await ask('history/test/transactions/p?authors=u-other')).text()).toBe('')
})

test('C1 references to a document', async () => {
  await client.create({ _id: 'a', _type: 'page' })
  await client.create({ _id: 'b', _type: 'page', to: { _ref: 'a' } })
  const body = await (await ask('references/test/documents/a/to')).json()
  expect(body).toEqual({ totalCount: 1, references: [{ projectId: 'embedded', datasetName: 'test', documentId: 'b' }] })
  const external = await (await ask('references/test/documents/a/to?excludeInternalReferences=true')).json()
  expect(external).toEqual({ totalCount: 0, references: [] })
})

test('C6 the export holds every document, one a line, and what it holds can be imported again', async () => {
  await client.create({ _id: 'a', _type: 'page', title: 'A' })
  await client.create({ _id: 'drafts.a', _type: 'page', title: 'Draft' })
  const exported = await lines(await ask('export/test'))
  expect(exported).toMatchObject([{ _id: 'a' }, { _id: 'drafts.a' }])
  const other = lake.client({ dataset: 'production', perspective: 'raw' })
  for (const document of exported) await other.createOrReplace(Object(document))
  expect(await other.fetch('*{_id, title, _createdAt}')).toEqual(await client.fetch('*{_id, title, _createdAt}'))
})

test('C4 L9 without a token there is no history, and an export of public documents only', async () => {
  await client.create({ _id: 'a', _type: 'page' })
  await client.create({ _id: 'drafts.a', _type: 'page' })
  const paths = ['documents/p', 'events/documents/p', 'transactions/p'].map((path) => `history/test/${path}`)
  const statuses = await Promise.all(
    [...paths, 'references/test/documents/a/to'].map(async (path) => (await ask(path, '')).status),
  )
  expect(statuses).toEqual([401, 401, 401, 401])
  expect(await lines(await ask('export/test', ''))).toMatchObject([{ _id: 'a' }])
})
