import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEventSource, type OpenEventSource } from '../testing/event-source.ts'
import { serveTestLake, type ServedLake } from '../testing/serve.ts'

let lake: ServedLake
const closing: (() => void)[] = []
beforeEach(async () => {
  lake = await serveTestLake()
})
afterEach(async () => {
  for (const close of closing.splice(0)) close()
  await lake.stop()
})

async function live(query: string, headers: Record<string, string> = {}): Promise<OpenEventSource> {
  const opened = await openEventSource(`${lake.url}/vX/data/live/events/test${query}`, headers)
  closing.push(opened.close)
  return opened
}
const tagsOf = async (query: string, params: Record<string, unknown> = {}) =>
  (await lake.client().fetch(query, params, { filterResponse: false })).syncTags ?? []

test('C1 L15 a change emits the tags of exactly the queries that it can touch', async () => {
  const client = lake.client()
  await client.create({ _id: 'a', _type: 'author', name: 'Ada' })
  await client.create({ _id: 'p', _type: 'page', author: { _ref: 'a' } })
  const touched = [
    await tagsOf('*[_type == "author"]'),
    await tagsOf('*[_id == "p"][0].author->name'),
    await tagsOf('*[_type in ["author", "page"]]'),
    await tagsOf('count(*)'),
    await tagsOf('*[references("a")]'),
  ]
  const untouched = [await tagsOf('*[_type == "menu"]'), await tagsOf('*[_id == "p"][0]._id'), await tagsOf('1 + 1')]
  const events = await live('')
  await client.patch('a').set({ name: 'Grace' }).commit()
  const [, message] = await events.take(2)
  const emitted = new Set(message?.data.tags)
  expect(touched.map((tags) => tags.some((tag) => emitted.has(tag)))).toEqual([true, true, true, true, true])
  expect(untouched.map((tags) => tags.some((tag) => emitted.has(tag)))).toEqual([false, false, false])
})

test('C4 L9 drafts, private documents and secrets are not told of without a token', async () => {
  const client = lake.client()
  const events = await live('')
  await client.create({ _id: 'drafts.p', _type: 'page' })
  await client.create({ _id: 'private.p', _type: 'page' })
  await client.create({ _id: 'secret', _type: 'sanity.previewUrlSecret' })
  await client.create({ _id: 'q', _type: 'author' })
  const [welcome, message] = await events.take(2)
  expect(welcome?.event).toBe('welcome')
  const wanted = await tagsOf('*[_id == "q"]')
  expect(message?.data.tags).toEqual(expect.arrayContaining(wanted))
  expect((await fetch(`${lake.url}/vX/data/live/events/test?includeDrafts=true`)).status).toBe(401)
})

test('C1 with a token and includeDrafts, drafts are told of', async () => {
  const events = await live('?includeDrafts=true', { authorization: 'Bearer read-token' })
  await lake.client().create({ _id: 'drafts.p', _type: 'page' })
  const [, message] = await events.take(2)
  expect(message?.data.tags).toEqual(expect.arrayContaining(await tagsOf('*[_id == "p"]')))
})

test('C3 DIFF-20 a reader that missed nothing goes on, one that did is told to ask again', async () => {
  const [welcome] = await (await live('')).take(1)
  const headers = { 'last-event-id': welcome?.id ?? '' }
  const same = await live('', headers)
  await lake.client().create({ _id: 'p', _type: 'page' })
  expect((await same.take(2)).map(({ event }) => event)).toEqual(['welcome', 'message'])
  expect((await (await live('', headers)).take(2)).map(({ event }) => event)).toEqual(['welcome', 'restart'])
})
