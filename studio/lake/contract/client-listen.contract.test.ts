import { createClient, type Auth, type ListenEvent, type LiveEvent, type SanityClient } from '@sanity/client'
import { BehaviorSubject } from 'rxjs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { collect, type Collected } from '../testing/collect.ts'
import { READ_TOKEN, startTestLake, WRITE_TOKEN, type StartedTestLake } from '../testing/start-test-lake.ts'

let lake: StartedTestLake
let client: SanityClient
beforeAll(async () => {
  lake = await startTestLake()
  client = lake.client({ perspective: 'raw' })
})
afterAll(() => lake.stop())

type Event = ListenEvent<Record<string, unknown>>

test.each(['transaction', 'query'] as const)(
  'C1 a listener with visibility %s and nothing else is told the change alone, under a name in the log',
  async (visibility) => {
    const _id = `told-${visibility}`
    const events = collect<Event>((next) =>
      client
        .listen(
          '*[_id == $id]',
          { id: _id },
          {
            events: ['welcome', 'mutation'],
            includeMutations: false,
            includeResult: false,
            visibility,
            tag: 'told',
          },
        )
        .subscribe(next),
    )
    onTestFinished(events.stop)
    await events.take(1)
    await client.create({ _id, _type: 'told' })
    const [, told] = await events.take(2)
    expect(told).toMatchObject({ type: 'mutation', documentId: _id, transition: 'appear', visibility })
    expect(told).not.toHaveProperty('mutations')
    expect(told).not.toHaveProperty('result')
  },
)

test('C1 effects come as Mendoza patches when the client asks for them', async () => {
  const events = collect<Event>((next) =>
    client
      .listen('*[_id == "effects"]', {}, { events: ['welcome', 'mutation'], effectFormat: 'mendoza' })
      .subscribe(next),
  )
  onTestFinished(events.stop)
  await events.take(1)
  await client.create({ _id: 'effects', _type: 'told' })
  expect((await events.take(2))[1]).toMatchObject({ effects: { apply: [0, { _id: 'effects' }], revert: [0, null] } })
})

/** All events up to the first one about a document. */
async function upTo(documentId: string, events: Collected<Event>): Promise<Event[]> {
  for (let count = 1; ; count++) {
    const seen = await events.take(count)
    const last = seen.at(-1)
    if (last && 'documentId' in last && last.documentId === documentId) return seen
  }
}

/** A client whose credential changes while it is alive, as after a sign-in or a renewal. */
function signedInBy(auth: BehaviorSubject<Promise<Auth>>) {
  const { apiHost, useProjectHostname, projectId = '', dataset = '' } = client.config()
  return createClient({
    projectId,
    dataset,
    apiHost,
    useProjectHostname,
    apiVersion: '2025-02-19',
    useCdn: false,
    auth,
  })
}

test('C1 C4 a stream whose credential changes goes on with the new one, and misses nothing', async () => {
  const auth = new BehaviorSubject<Promise<Auth>>(Promise.resolve({ token: READ_TOKEN }))
  const events = collect<Event>((next) =>
    signedInBy(auth)
      .listen(
        '*[_type == "renewed"]',
        {},
        {
          events: ['welcome', 'mutation', 'welcomeback', 'reconnect', 'reset'],
          enableResume: true,
        },
      )
      .subscribe(next),
  )
  onTestFinished(events.stop)
  await events.take(1)
  await client.create({ _id: 'drafts.renewed1', _type: 'renewed' })
  await events.take(2)
  auth.next(Promise.resolve({ token: WRITE_TOKEN }))
  await client.create({ _id: 'drafts.renewed2', _type: 'renewed' })
  const seen = await upTo('drafts.renewed2', events)
  const told = seen.flatMap((event) => ('documentId' in event ? [event.documentId] : []))
  expect(told).toEqual(['drafts.renewed1', 'drafts.renewed2'])
})

test('C1 live events of drafts, under a tag in the log; what they are to wait for is not there and not waited for', async () => {
  const events = collect<LiveEvent>((next) =>
    client.live.events({ includeDrafts: true, tag: 'live', waitFor: 'function' }).subscribe(next),
  )
  onTestFinished(events.stop)
  await events.take(1)
  await client.create({ _id: 'drafts.lively', _type: 'lively' })
  const { syncTags = [] } = await client.fetch(
    '*[_id == "lively"]',
    {},
    { filterResponse: false, perspective: 'drafts' },
  )
  expect((await events.take(2))[1]).toMatchObject({ type: 'message', tags: expect.arrayContaining(syncTags) })
})
