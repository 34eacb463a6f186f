import type { ListenEvent, MutationEvent, SanityClient } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collect, type Collected } from '../testing/collect.ts'
import { openEventSource, type OpenEventSource } from '../testing/event-source.ts'
import { serveTestLake, type ServedLake } from '../testing/serve.ts'

let lake: ServedLake
let client: SanityClient
const closing: (() => void)[] = []

beforeEach(async () => {
  lake = await serveTestLake()
  client = lake.client({ perspective: 'raw' })
})
afterEach(async () => {
  for (const close of closing.splice(0)) close()
  await lake.stop()
})

type Event = ListenEvent<Record<string, unknown>>
async function listen(query: string, options: object = {}, from = client): Promise<Collected<Event>> {
  const events = collect<Event>((next) =>
    from.listen(query, {}, { events: ['welcome', 'mutation'], includeAllVersions: true, ...options }).subscribe(next),
  )
  closing.push(events.stop)
  await events.take(1)
  return events
}
async function source(query: string, headers: Record<string, string> = {}): Promise<OpenEventSource> {
  const url = `${lake.url}/v1/data/listen/test?query=${encodeURIComponent(query)}&enableResume=true&effectFormat=mendoza`
  const opened = await openEventSource(url, { authorization: 'Bearer read-token', ...headers })
  closing.push(opened.close)
  return opened
}
const mutations = (events: readonly Event[]) =>
  events.filter((event): event is MutationEvent<Record<string, unknown>> => event.type === 'mutation')

/** A document as its readers keep it: without the revision, which is not part of the effects. */
function without(document: object | undefined): object {
  return Object.fromEntries(Object.entries(document ?? {}).filter(([name]) => name !== '_rev'))
}

test('C3 L7 events arrive in commit order, each once, with the revisions chained', async () => {
  const events = await listen('*[_type == "page"]')
  await client.create({ _id: 'p', _type: 'page', n: 0 })
  for (let n = 1; n <= 20; n++) await client.patch('p').set({ n }).commit()
  await client.delete('p')
  const seen = mutations(await events.take(23))
  expect(seen.map(({ transition }) => transition)).toEqual([
    'appear',
    ...Array.from({ length: 20 }, () => 'update'),
    'disappear',
  ])
  for (const [at, event] of seen.entries()) expect(event.previousRev).toBe(seen[at - 1]?.resultRev)
})

test('C1 result, previous document and mutations are sent when asked for', async () => {
  const events = await listen('*[_id == "p"]', { includeResult: true, includePreviousRevision: true })
  await client.create({ _id: 'p', _type: 'page', title: 'One' })
  await client.patch('p').set({ title: 'Two' }).commit()
  const [made, changed] = mutations(await events.take(3))
  expect(made).toMatchObject({ result: { title: 'One' }, mutations: [{ create: { _id: 'p', title: 'One' } }] })
  expect(changed).toMatchObject({
    documentId: 'p',
    identity: 'u-write',
    previous: { title: 'One' },
    result: { title: 'Two' },
    mutations: [{ patch: { id: 'p', set: { title: 'Two' } } }],
  })
})

test('C1 a document that no longer matches disappears, and both documents of a publication are told', async () => {
  const events = await listen('*[_id in ["p", "drafts.p"] && hidden != true]')
  await client.create({ _id: 'drafts.p', _type: 'page' })
  await client.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.p', publishedId: 'p' })
  await client.patch('p').set({ hidden: true }).commit()
  const seen = mutations(await events.take(5))
  expect(seen.map(({ documentId, transition }) => [documentId, transition])).toEqual([
    ['drafts.p', 'appear'],
    ['p', 'appear'],
    ['drafts.p', 'disappear'],
    ['p', 'disappear'],
  ])
  expect(seen.slice(1, 3).map((event) => [event.transactionCurrentEvent, event.transactionTotalEvents])).toEqual([
    [1, 2],
    [2, 2],
  ])
})

test('C1 a listener counts the events of a transaction that it is told, since the Studio locks a document until it has all', async () => {
  const events = await listen('*[_id in ["p", "drafts.p"]]')
  await client.create({ _id: 'drafts.p', _type: 'page' })
  await client
    .transaction()
    .create({ _id: 'before', _type: 'page' })
    .createOrReplace({ _id: 'p', _type: 'page' })
    .create({ _id: 'between', _type: 'page' })
    .delete('drafts.p')
    .create({ _id: 'after', _type: 'page' })
    .commit()
  const [, ...seen] = mutations(await events.take(4))
  expect(seen.map((event) => [event.documentId, event.transactionCurrentEvent, event.transactionTotalEvents])).toEqual([
    ['p', 1, 2],
    ['drafts.p', 2, 2],
  ])
})

test('C1 Mendoza effects turn one state without its revision into the next, and back', async () => {
  const events = await source('*[_id == "p"]')
  await client.create({ _id: 'p', _type: 'page', title: 'One' })
  const before = await client.getDocument('p')
  await client.patch('p').set({ title: 'Ones' }).commit()
  const after = await client.getDocument('p')
  const [, , change] = await events.take(3)
  expect(applyPatch(without(before), change?.data.effects?.apply ?? [])).toEqual(without(after))
  expect(applyPatch(without(after), change?.data.effects?.revert ?? [])).toEqual(without(before))
})

test('C3 L7 L8 a listener that reconnects is told what it missed, from within a transaction too, and nothing twice', async () => {
  const first = await source('*[_type == "page"]')
  await client.transaction([{ create: { _id: 'a', _type: 'page' } }, { create: { _id: 'b', _type: 'page' } }]).commit()
  const [, made] = await first.take(3)
  first.close()
  await client.patch('a').set({ n: 1 }).commit()
  await client.create({ _id: 'other', _type: 'author' })
  await client.patch('a').set({ n: 1.5 }).commit()
  await client.delete('b')
  const second = await source('*[_type == "page"]', { 'last-event-id': made?.id ?? '' })
  await client.patch('a').set({ n: 2 }).commit()
  const seen = await second.take(6)
  expect(seen.map(({ event, data }) => [event, data.documentId, data.transition])).toEqual([
    ['welcomeback', undefined, undefined],
    ['mutation', 'b', 'appear'],
    ['mutation', 'a', 'update'],
    ['mutation', 'a', 'update'],
    ['mutation', 'b', 'disappear'],
    ['mutation', 'a', 'update'],
  ])
  const chain = seen.filter(({ data }) => data.documentId === 'a')
  expect(chain[1]?.data.previousRev).toBe(chain[0]?.data.resultRev)
  expect(chain[2]?.data.previousRev).toBe(chain[1]?.data.resultRev)
})

test('C3 L8 a listener whose last event is not known starts again', async () => {
  const [event] = await (await source('*', { 'last-event-id': 'never#p' })).take(1)
  expect(event?.event).toBe('reset')
})

test('C1 versions are told only to who asks for them', async () => {
  const events = await listen('*', { includeAllVersions: false })
  await client.create({ _id: 'versions.r1.p', _type: 'page' })
  await client.create({ _id: '_.releases.r1', _type: 'system.release' })
  await client.create({ _id: 'drafts.p', _type: 'page' })
  expect(mutations(await events.take(2))).toMatchObject([{ documentId: 'drafts.p' }])
})

test('C4 L9 without a token, a listener is told of public documents only', async () => {
  const events = await listen('*', {}, lake.anonymous())
  const transaction = client.transaction()
  for (const _id of ['drafts.p', 'versions.r1.p', '_.releases.r1', 'private.p'])
    transaction.create({ _id, _type: 'page' })
  await transaction.create({ _id: 'secret', _type: 'sanity.previewUrlSecret' }).commit()
  await client.create({ _id: 'p', _type: 'page' })
  expect(mutations(await events.take(2))).toMatchObject([{ documentId: 'p' }])
})

test('C5 a listener with a malformed query is refused', async () => {
  const response = await fetch(`${lake.url}/v1/data/listen/test?query=*[`)
  expect(response.status).toBe(400)
})
