import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveTestLake, type ServedLake } from '../testing/serve.ts'

let lake: ServedLake
const reference = (id: string) => ({ _type: 'reference', _ref: id })

beforeAll(async () => {
  lake = await serveTestLake()
  await lake
    .client()
    .transaction()
    .create({ _id: 'a', _type: 'author', name: 'Ada' })
    .create({ _id: 'p1', _type: 'page', title: 'One', order: 2, author: reference('a') })
    .create({ _id: 'p2', _type: 'page', title: 'Two words', order: 1, author: reference('a') })
    .create({ _id: 'drafts.p1', _type: 'page', title: 'One, draft', order: 3, author: reference('a') })
    .create({ _id: 'drafts.p3', _type: 'page', title: 'Three, never published' })
    .create({ _id: 'versions.r1.p1', _type: 'page', title: 'One, in a release' })
    .create({ _id: 'versions.r1.p2', _type: 'page', title: 'Two', _system: { delete: true } })
    .commit()
})
afterAll(() => lake.stop())

const titles = '*[_type == "page"] | order(_id) {_id, "original": _originalId, title}'

test('C1 published: one document for each published id, none that was never published', async () => {
  expect(await lake.client().fetch('*[_type == "page"]._id')).toEqual(['p1', 'p2'])
})

test('C1 drafts: the draft stands in for its document, under the published id', async () => {
  expect(await lake.client().fetch(titles, {}, { perspective: 'drafts' })).toEqual([
    { _id: 'p1', original: 'drafts.p1', title: 'One, draft' },
    { _id: 'p2', original: 'p2', title: 'Two words' },
    { _id: 'p3', original: 'drafts.p3', title: 'Three, never published' },
  ])
})

test('C1 a release over published: its versions win, and one marked for deletion hides the document', async () => {
  expect(await lake.client().fetch(titles, {}, { perspective: ['r1'] })).toEqual([
    { _id: 'p1', original: 'versions.r1.p1', title: 'One, in a release' },
  ])
})

test('C1 a release over drafts: the first layer that has the document wins', async () => {
  const found = await lake.client().fetch(titles, {}, { perspective: ['r1', 'drafts'] })
  expect(found).toEqual([
    { _id: 'p1', original: 'versions.r1.p1', title: 'One, in a release' },
    { _id: 'p3', original: 'drafts.p3', title: 'Three, never published' },
  ])
})

test('C1 raw: every document under its own id', async () => {
  const ids = await lake.client().fetch('*[_type == "page"] | order(_id) ._id', {}, { perspective: 'raw' })
  expect(ids).toEqual(['drafts.p1', 'drafts.p3', 'p1', 'p2', 'versions.r1.p1', 'versions.r1.p2'])
})

test.each([
  ['v1', 6],
  ['v2025-02-18', 6],
  ['v2025-02-19', 2],
  ['vX', 2],
])(
  'C1 a query of %s without a perspective counts %i pages: raw before 2025-02-19, published since',
  async (version, count) => {
    const query = encodeURIComponent('count(*[_type == "page"])')
    const headers = { authorization: 'Bearer read-token' }
    const response = await fetch(`${lake.url}/${version}/data/query/test?query=${query}`, { headers })
    expect(await response.json()).toMatchObject({ result: count })
  },
)

test('C1 references are followed, and references() found, within the perspective', async () => {
  const client = lake.client({ perspective: 'drafts' })
  expect(await client.fetch('*[_id == "p1"][0].author->name')).toBe('Ada')
  expect(await client.fetch('*[references("a")] | order(_id) ._id')).toEqual(['p1', 'p2'])
  expect(await client.fetch('*[references($id)]._id', { id: 'a' }, { perspective: 'published' })).toEqual(['p1', 'p2'])
})

test('C2 filters, order, slices, projections and functions of GROQ', async () => {
  const client = lake.client()
  expect(await client.fetch('*[_type == $type] | order(order) [0...1].title', { type: 'page' })).toEqual(['Two words'])
  expect(await client.fetch('*[title match "word*"]._id')).toEqual(['p2'])
  expect(await client.fetch('*[_id in $ids]._id', { ids: ['p2', 'nope'] })).toEqual(['p2'])
  expect(await client.fetch('{"n": count(*[_type == "page"]), "a": *[_id == "a"][0].name}')).toEqual({ n: 2, a: 'Ada' })
  expect(await client.fetch('*[_id == "nope"][0]')).toBeNull()
})

test('C1 sanity::versionOf finds the draft and the versions of a document', async () => {
  const query = '*[sanity::versionOf("p1")]._id'
  expect(await lake.client().fetch(query, {}, { perspective: 'raw' })).toEqual(['drafts.p1', 'p1', 'versions.r1.p1'])
})

test('C1 text::query, on which the lists and searches of the Studio are built', async () => {
  const client = lake.client({ perspective: 'drafts' })
  const list = `*[_type in $types] | score(boost(title match text::query($q), 10), [@, _id] match text::query($q))
    [_score > 0] | order(_score desc) ._id`
  expect(await client.fetch(list, { types: ['page'], q: 'never thr' })).toEqual(['p3'])
  const all = '*[_type in $types && ([@, _id] match text::query($q) || references($q))] | order(_id) ._id'
  expect(await client.fetch(all, { types: ['page'], q: '*' })).toEqual(['p1', 'p2', 'p3'])
})

test('C1 a query too long for a URL is posted', async () => {
  const ids = ['p1', ...Array.from({ length: 3000 }, (_, at) => `long-id-${at}`)]
  expect(await lake.client().fetch('*[_id in $ids]._id', { ids })).toEqual(['p1'])
})

test('C1 the whole answer names the query and what it depends on', async () => {
  const answer = await lake.client().fetch('*[_id == "p1"][0].author->name', {}, { filterResponse: false })
  expect(answer).toMatchObject({ result: 'Ada', query: '*[_id == "p1"][0].author->name' })
  expect(answer.syncTags).toHaveLength(2)
  for (const tag of answer.syncTags ?? []) expect(tag).toMatch(/^s1:[\w-]+$/)
})

test('C5 malformed GROQ is 400 with the place of the mistake', async () => {
  const failure = lake.client().fetch('*[_type == ')
  await expect(failure).rejects.toMatchObject({
    statusCode: 400,
    details: { type: 'queryParseError', query: '*[_type == ', start: 10 },
  })
})

test.each([
  ['a query nested too deeply', `${'('.repeat(5000)}1${')'.repeat(5000)}`],
  ['a function that does not exist', 'nope::nope(1)'],
])('C5 %s is 400', async (_name, query) => {
  await expect(lake.client().fetch(query)).rejects.toMatchObject({ statusCode: 400 })
})

test('C5 a query of so many words that parsing them would hold the lake up is 400, one with a long list of ids is not', async () => {
  const ids = Array.from({ length: 5000 }, (_, n) => `"page_${n}, \\" or another"`)
  expect(await lake.client().fetch(`*[_id in [${ids.join(', ')}]]`)).toEqual([])
  const path = `@${'.a'.repeat(4000)}`
  for (const query of [path, `// it's a comment\n${path}`]) {
    await expect(lake.client().fetch(query)).rejects.toMatchObject({
      statusCode: 400,
      details: { type: 'queryParseError', description: 'The query has more than 6000 words and signs' },
    })
  }
})

test('C5 an unknown dataset is 404, a parameter that is not JSON 400', async () => {
  await expect(lake.client({ dataset: 'nope' }).fetch('*')).rejects.toMatchObject({ statusCode: 404 })
  const response = await fetch(`${lake.url}/v1/data/query/test?query=*&$x=nope`)
  expect(response.status).toBe(400)
})
