import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveTestLake, type ServedLake } from '../testing/serve.ts'

let lake: ServedLake
const secret = { _id: 'secret', _type: 'sanity.previewUrlSecret', secret: 'xyz' }

beforeAll(async () => {
  lake = await serveTestLake()
  await lake
    .client()
    .transaction()
    .create({ _id: 'p', _type: 'page', title: 'Public' })
    .create({ _id: 'drafts.p', _type: 'page', title: 'Draft' })
    .create({ _id: 'versions.r1.p', _type: 'page', title: 'Version' })
    .create({ _id: 'private.p', _type: 'page', title: 'Private' })
    .create({ _id: '_.releases.r1', _type: 'system.release' })
    .create(secret)
    .create({ _id: 'linked', _type: 'page', link: { _ref: 'secret' }, draft: { _ref: 'drafts.p' } })
    .commit()
})
afterAll(() => lake.stop())

test.each(['raw', 'drafts', 'published', 'r1,drafts'])(
  'C4 L9 without a token, perspective %s shows public documents only',
  async (perspective) => {
    const response = await fetch(`${lake.url}/v1/data/query/test?query=*._id&perspective=${perspective}`)
    expect(await response.json()).toMatchObject({ result: ['linked', 'p'] })
  },
)

test('C4 L9 without a token, no query reaches further through references or versions', async () => {
  const query =
    '{"a": *[_id == "linked"][0].link->secret, "b": *[_id == "linked"][0].draft->title, "c": *[sanity::versionOf("p")].title}'
  expect(await lake.anonymous().fetch(query)).toEqual({ a: null, b: null, c: ['Public'] })
})

test('C4 L9 DIFF-26 without a token, doc answers for public documents only', async () => {
  const ids = 'p,drafts.p,versions.r1.p,private.p,_.releases.r1,secret,nope'
  const response = await fetch(`${lake.url}/v1/data/doc/test/${ids}`)
  const body: unknown = await response.json()
  expect(body).toMatchObject({ documents: [{ _id: 'p' }] })
  expect(body).toHaveProperty('omitted', [
    { id: 'drafts.p', reason: 'permission' },
    { id: 'versions.r1.p', reason: 'permission' },
    { id: 'private.p', reason: 'permission' },
    { id: '_.releases.r1', reason: 'permission' },
    { id: 'secret', reason: 'existence' },
    { id: 'nope', reason: 'existence' },
  ])
  const versions = await fetch(`${lake.url}/v1/data/doc/test/p?includeAllVersions=true`)
  expect(await versions.json()).toMatchObject({ documents: [{ _id: 'p' }] })
})

test('C4 with a read token, drafts and versions are there', async () => {
  const client = lake.client({ token: 'read-token', perspective: 'drafts' })
  expect(await client.fetch('*[_id == "p"][0].title')).toBe('Draft')
  expect(await client.getDocument('versions.r1.p')).toMatchObject({ title: 'Version' })
})

const action = { actionType: 'sanity.action.document.discard', draftId: 'drafts.p' }
test.each([
  ['mutate', { mutations: [{ delete: { id: 'p' } }] }],
  ['actions', { actions: [action] }],
])(
  'C4 L10 a write to %s is 401 without a token or with a wrong one, 403 with one for reading',
  async (endpoint, body) => {
    const send = (token: string | undefined) =>
      fetch(`${lake.url}/v1/data/${endpoint}/test`, {
        method: 'POST',
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
    const statuses = await Promise.all(
      [undefined, 'wrong', 'read-token'].map(async (token) => (await send(token)).status),
    )
    expect(statuses).toEqual([401, 401, 403])
    expect(await (await send(undefined)).json()).toMatchObject({ statusCode: 401, errorCode: 'SIO-401-ANF' })
  },
)

test.each([
  ['over the limit', 413, `{"mutations":[],"pad":"${'x'.repeat(5 * 1024 * 1024)}"}`],
  ['that is not JSON', 400, '{nope'],
  ['nested too deeply', 400, `{"mutations":${'['.repeat(500)}${']'.repeat(500)}}`],
])('C5 a body %s is %i', async (_name, status, body) => {
  const headers = { authorization: 'Bearer write-token' }
  const response = await fetch(`${lake.url}/v1/data/mutate/test`, { method: 'POST', headers, body })
  expect(response.status).toBe(status)
})
