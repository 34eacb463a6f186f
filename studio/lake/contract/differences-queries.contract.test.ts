import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveTestLake, type ServedLake } from '../testing/serve.ts'

let lake: ServedLake
beforeAll(async () => {
  lake = await serveTestLake()
  const transaction = lake.client().transaction()
  for (const [_id, title] of Object.entries({ c: 'snow-white', a: 'Unbreakable glass', b: 'e.g. this' }))
    transaction.create({ _id, _type: 'page', title, n: 1 })
  await transaction.create({ _id: 'drafts.a', _type: 'page', title: 'Draft' }).commit()
})
afterAll(() => lake.stop())

const titleIn = (perspective: string[]) => lake.client().fetch('*[_id == "a"][0].title', {}, { perspective })
const ask = (query: string, params: Record<string, unknown> = {}) => lake.client().fetch(query, params)

test.each([
  '*[[@] match text::semanticSimilarity("x")]',
  'geo::distance(geo::latLng(1, 1), geo::latLng(2, 2))',
  '*[_type == "page"]{"a": media::aspect(@, "x")}',
  'documents::get({"_ref": "a"})',
  '*[_type == "page"]{"n": documents::incomingRefCount()}',
  'user::attributes()',
  'array::first([1])',
  'string::trim(" x ")',
  'releases::active()',
  'sanity::originalId("a")',
])('C1 DIFF-1 %s is 400', async (query) => {
  await expect(ask(query)).rejects.toMatchObject({ statusCode: 400 })
})

test('C1 DIFF-2 text::query finds every word anywhere in a word and in any order, without stems and phrases', async () => {
  const found = (text: string) => ask('*[@ match text::query($text)]._id', { text })
  expect(await found('glass break')).toEqual(['a'])
  expect(await found('"glass unbreakable"')).toEqual(['a'])
  expect(await found('glasses')).toEqual([])
  expect(await ask('*[@ match text::query("e")] | score(@ match text::query("e")) {_id, _score}')).toMatchObject([
    { _id: 'a', _score: 1 },
    { _id: 'b', _score: 1 },
    { _id: 'c', _score: 1 },
  ])
})

test('C1 DIFF-3 match splits at a hyphen, and not at a dot', async () => {
  expect(await ask('*[title match "white"]._id')).toEqual(['c'])
  expect(await ask('*[title match "snow-white"]._id')).toEqual(['c'])
  expect(await ask('*[title match "snowwhite"]._id')).toEqual([])
  expect(await ask('*[title match "g"]._id')).toEqual([])
})

test('C1 DIFF-4 score() takes any condition', async () => {
  expect(await ask('*[_type == "page"] | score(n in [1, 2], defined(title)) [0]._score')).toBe(2)
})

test('C1 DIFF-5 without order() an answer is in the order of ids', async () => {
  expect(await ask('*[_type == "page"]._id')).toEqual(['a', 'b', 'c'])
  expect(await ask('*[_id in ["c", "a"]]._id')).toEqual(['a', 'c'])
})

test.each([
  ['200,001 characters', `"${'x'.repeat(200_000)}"`, /longer than 200000 characters/],
  ['6,001 words', `[${'1,'.repeat(6_000)}1]`, /more than 6000 words/],
  ['201 levels', `${'['.repeat(201)}${']'.repeat(201)}`, /nests deeper than 200 levels/],
])('C5 DIFF-6 a query of %s is 400', async (_what, query, message) => {
  const details = { description: expect.stringMatching(message) }
  await expect(ask(query)).rejects.toMatchObject({ statusCode: 400, details })
})

test('C1 DIFF-8 whatever freshness is asked for, an answer reflects every write before it', async () => {
  for (let n = 2; n < 12; n++) {
    await lake.client().patch('a').set({ n }).commit({ visibility: 'deferred' })
    const options = [{ cacheMode: 'noStale' }, { lastLiveEventId: '1' }, { useCdn: true }] as const
    const seen = options.map((option) => lake.client().fetch('*[_id == "a"][0].n', {}, option))
    expect(await Promise.all(seen)).toEqual([n, n, n])
  }
})

test('C1 DIFF-9 a perspective of a release that does not exist shows what lies below it', async () => {
  expect(await titleIn(['rNowhere'])).toBe('Unbreakable glass')
  expect(await titleIn(['rNowhere', 'drafts'])).toBe('Draft')
})

test('O1 DIFF-10 a source map traces texts, and no numbers', async () => {
  const answer = await lake
    .client()
    .fetch('*[_id == "b"][0]{title, n}', {}, { filterResponse: false, resultSourceMap: true })
  expect(Object.keys(answer.resultSourceMap?.mappings ?? {})).toEqual(["$['title']"])
})
