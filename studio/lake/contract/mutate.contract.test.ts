import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SanityClient } from '@sanity/client'
import { serveTestLake, type ServedLake } from '../testing/serve.ts'

let lake: ServedLake
let client: SanityClient

beforeEach(async () => {
  lake = await serveTestLake()
  client = lake.client({ perspective: 'raw' })
})
afterEach(() => lake.stop())

const to = (id: string, weak = false) => ({ _type: 'reference', _ref: id, ...(weak ? { _weak: true } : {}) })

test('C1 create gives the id, the revision and the times', async () => {
  const made = await client.create({ _type: 'page', title: 'One' })
  expect(made).toMatchObject({ _type: 'page', title: 'One', _rev: expect.any(String) })
  expect(made._createdAt).toBe(made._updatedAt)
  expect(await client.getDocument(made._id)).toEqual(made)
  const draft = await client.create({ _id: 'drafts.', _type: 'page' })
  expect(draft._id).toMatch(/^drafts\.\w+$/)
})

test('C1 create of what exists is 409, createIfNotExists leaves it, createOrReplace replaces and keeps the birth date', async () => {
  const made = await client.create({ _id: 'p', _type: 'page', title: 'One' })
  await expect(client.create({ _id: 'p', _type: 'page' })).rejects.toMatchObject({
    statusCode: 409,
    details: { type: 'mutationError', items: [{ index: 0, error: { type: 'documentAlreadyExistsError', id: 'p' } }] },
  })
  expect(await client.createIfNotExists({ _id: 'p', _type: 'page', title: 'Two' })).toEqual(made)
  const replaced = await client.createOrReplace({ _id: 'p', _type: 'page', other: true })
  expect(replaced).toEqual({
    ...made,
    title: undefined,
    other: true,
    _rev: replaced._rev,
    _updatedAt: replaced._updatedAt,
  })
  expect(replaced._rev).not.toBe(made._rev)
})

test('C2 every patch operation, by path, key, index and slice', async () => {
  const list = [
    { _key: 'k1', v: 1 },
    { _key: 'k2', v: 2 },
  ]
  await client.create({ _id: 'p', _type: 'page', title: 'Two', n: 1, tags: ['a', 'b', 'c'], list })
  const patched = await client
    .patch('p')
    .set({ 'deep.er': 1, 'list[_key=="k1"].v': 9 })
    .setIfMissing({ title: 'kept', extra: 1 })
    .unset(['tags[1]'])
    .inc({ n: 5 })
    .dec({ n: 2 })
    .insert('after', 'list[-1]', [{ _key: 'k3' }])
    .diffMatchPatch({ title: '@@ -1,3 +1,4 @@\n Two\n+!\n' })
    .commit()
  expect(patched).toMatchObject({
    title: 'Two!',
    n: 4,
    extra: 1,
    deep: { er: 1 },
    tags: ['a', 'c'],
    list: [{ _key: 'k1', v: 9 }, { _key: 'k2', v: 2 }, { _key: 'k3' }],
  })
})

test('C1 a patch and a delete by query reach every match', async () => {
  await client.transaction().create({ _id: 'a', _type: 'page' }).create({ _id: 'b', _type: 'page' }).commit()
  await client
    .patch({ query: '*[_type == $type]', params: { type: 'page' } })
    .set({ seen: true })
    .commit()
  expect(await client.fetch('*[seen]._id')).toEqual(['a', 'b'])
  await client.delete({ query: '*[_type == "page"]' })
  expect(await client.fetch('count(*)')).toBe(0)
})

test('C3 L2 all documents of a transaction carry its id as revision, and one failure drops it whole', async () => {
  const done = await client
    .transaction()
    .create({ _id: 'a', _type: 'page' })
    .create({ _id: 'b', _type: 'page' })
    .transactionId('mine')
    .commit()
  expect(done.transactionId).toBe('mine')
  expect((await client.getDocuments(['a', 'b'])).map((document) => document?._rev)).toEqual(['mine', 'mine'])

  const failing = client.transaction().create({ _id: 'c', _type: 'page' }).create({ _id: 'a', _type: 'page' }).commit()
  await expect(failing).rejects.toMatchObject({ details: { items: [{ index: 1 }] } })
  expect(await client.getDocument('c')).toBeUndefined()
})

test('C3 L4 ifRevisionID: 409 when another came first, and the change when not', async () => {
  const made = await client.create({ _id: 'p', _type: 'page', n: 1 })
  await expect(client.patch('p').ifRevisionId('other').set({ n: 2 }).commit()).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError', id: 'p' } }] },
  })
  expect(await client.patch('p').ifRevisionId(made._rev).set({ n: 2 }).commit()).toMatchObject({ n: 2 })
})

test('C1 a patch without effect still makes a transaction and a revision: the Studio waits for its echo', async () => {
  const made = await client.create({ _id: 'p', _type: 'page' })
  const patched = await client.patch('p').unset(['nothing_here']).commit()
  expect(patched._rev).not.toBe(made._rev)
})

test('C3 a transaction id is used once', async () => {
  await client.mutate([{ create: { _id: 'a', _type: 'page' } }], { transactionId: 't' })
  await expect(client.mutate([{ create: { _id: 'b', _type: 'page' } }], { transactionId: 't' })).rejects.toMatchObject({
    statusCode: 409,
  })
})

test('C1 dryRun answers as if, and changes nothing; autoGenerateArrayKeys gives keys at any depth', async () => {
  const list = [{ inner: [{ a: 1 }] }, 'text', { _key: 'own' }]
  const options = { dryRun: true, autoGenerateArrayKeys: true }
  const made = await client.create({ _id: 'p', _type: 'page', list }, options)
  const key = expect.any(String)
  expect(made['list']).toEqual([{ _key: key, inner: [{ _key: key, a: 1 }] }, 'text', { _key: 'own' }])
  expect(await client.getDocument('p')).toBeUndefined()
})

test('C1 L14 strong references hold: none to what is missing, no deletion of what is referred to', async () => {
  await expect(client.create({ _id: 'p', _type: 'page', to: to('nope') })).rejects.toMatchObject({ statusCode: 409 })
  await client.create({ _id: 'p', _type: 'page', to: to('nope', true) })
  await client.create({ _id: 'drafts.q', _type: 'page', to: to('nope') })
  await client.create({ _id: 'q', _type: 'page', to: to('p') })
  await expect(client.delete('p')).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: ['q'] } }] },
  })
  await client.transaction().delete('p').delete('q').commit()
  expect(await client.fetch('*._id')).toEqual(['drafts.q'])
})

test.each([
  ['no type', { create: { _id: 'p' } }],
  ['a malformed id', { create: { _id: 'p q', _type: 'page' } }],
  ['an unknown mutation', { upsert: { _id: 'p', _type: 'page' } }],
  ['two operations', { delete: { id: 'a' }, create: { _type: 'page' } }],
  ['a delete of nothing', { delete: {} }],
  ['a patch operation that does not exist', { patch: { id: 'good', merge: { a: 1 } } }],
  ['a path that cannot be parsed', { patch: { id: 'good', set: { 'a[?(': 1 } } }],
  ['a path that would nest too deeply', { patch: { id: 'good', set: { [`a${'.a'.repeat(2000)}`]: 1 } } }],
  ['a patch of the type', { patch: { id: 'good', set: { _type: 'other' } } }],
  ['a patch of the id', { patch: { id: 'good', set: { _id: 'other' } } }],
  ['an insert with two places', { patch: { id: 'good', insert: { before: 'a[0]', after: 'a[0]', items: [1] } } }],
])('C5 %s is 400 in the shape of a mutation error, and nothing is applied', async (_name, mutation) => {
  await client.create({ _id: 'good', _type: 'page' })
  const response = await fetch(`${lake.url}/v1/data/mutate/test`, {
    method: 'POST',
    headers: { authorization: 'Bearer write-token', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ create: { _id: 'first', _type: 'page' } }, mutation] }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { type: 'mutationError', items: [{ index: 1 }] } })
  expect(await client.getDocument('first')).toBeUndefined()
})
