import { Patch, Transaction, type SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type StartedTestLake } from '../testing/start-test-lake.ts'

let lake: StartedTestLake
let client: SanityClient
beforeAll(async () => {
  lake = await startTestLake()
  client = lake.client({ perspective: 'raw' })
})
afterAll(() => lake.stop())

test('C1 a patch and a delete of several ids reach each of them', async () => {
  const transaction = client.transaction()
  for (const _id of ['many1', 'many2', 'many3']) transaction.create({ _id, _type: 'many' })
  await transaction.commit()
  await client.patch(['many1', 'many2'], { set: { seen: true } }).commit()
  expect(await client.fetch('*[_type == "many" && seen]._id')).toEqual(['many1', 'many2'])
  await client.mutate([{ delete: { id: ['many1', 'many3'] } }])
  expect(await client.fetch('*[_type == "many"]._id')).toEqual(['many2'])
})

test('C1 append, prepend, splice, replace and insert before put items where the client says', async () => {
  await client.create({ _id: 'list', _type: 'list', n: [3, 4] })
  const patch = client.patch('list')
  await patch
    .append('n', [5])
    .commit()
    .then(() => patch.reset().prepend('n', [1]).commit())
    .then(() => patch.reset().insert('before', 'n[1]', [2]).commit())
    .then(() => patch.reset().insert('replace', 'n[-1]', [6, 7]).commit())
  expect(await client.fetch('*[_id == "list"][0].n')).toEqual([1, 2, 3, 4, 6, 7])
  await client.patch('list').splice('n', 1, 2, ['x']).commit()
  expect(await client.fetch('*[_id == "list"][0].n')).toEqual([1, 'x', 4, 6, 7])
})

test('C1 patches and transactions made without a client, and every way to put a patch into one', async () => {
  await client.mutate(
    new Transaction()
      .createOrReplace({ _id: 'bare', _type: 'bare', n: 0 })
      .patch(new Patch('bare', { inc: { n: 1 } }))
      .patch('bare', { inc: { n: 1 } })
      .patch('bare', (patch) => patch.dec({ n: 4 })),
  )
  expect(await client.getDocument('bare')).toMatchObject({ n: -2 })
  expect(await client.mutate(new Patch('bare').set({ n: 9 }).ifRevisionId('stale')).catch(Object)).toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('bare'),
  })
})

test('C1 what a mutation answers: the document, the documents, the id or the ids', async () => {
  const stub = { _id: 'told', _type: 'told' }
  expect(await client.createOrReplace(stub, { returnDocuments: false })).toMatchObject({
    documentId: 'told',
    results: [{ id: 'told', operation: 'create' }],
  })
  expect(await client.createOrReplace(stub, { returnFirst: false })).toMatchObject([{ _id: 'told' }])
  expect(await client.createIfNotExists(stub, { returnDocuments: false })).toMatchObject({
    results: [{ id: 'told', operation: 'none' }],
  })
  const done = await client
    .transaction()
    .delete('told')
    .create(stub)
    .commit({ returnDocuments: true, tag: 'told', skipCrossDatasetReferenceValidation: true })
  expect(done).toMatchObject([{ _id: 'told' }, { _id: 'told' }])
})
