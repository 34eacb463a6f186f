import { at, collectMigrationMutations, defineMigration, set, setIfMissing, unset } from '@sanity/migrate'
import { SanityEncoder } from '@sanity/mutate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storedDocumentSchema } from '../documents.ts'
import { serveTestLake, type ServedLake } from '../testing/serve.ts'

let lake: ServedLake
beforeAll(async () => {
  lake = await serveTestLake()
  const transaction = lake.client().transaction()
  for (let n = 0; n < 250; n++)
    transaction.create({ _id: `p${n}`, _type: 'page', titel: `Page ${n}`, tags: ['a', 'b'] })
  await transaction
    .create({ _id: 'drafts.p1', _type: 'page', titel: 'Draft' })
    .create({ _id: 'x', _type: 'other' })
    .commit()
})
afterAll(() => lake.stop())

/** The same shape under two names: of the runner, and of the package that puts it into the words of the API. */
const mutationsSchema = z.custom<Parameters<typeof SanityEncoder.encodeAll>[0]>(Array.isArray)

/** The documents of the lake as the migration's runner reads them: from the export, a line each. */
async function* exported() {
  const response = await fetch(`${lake.url}/v2025-02-19/data/export/test`, {
    headers: { authorization: 'Bearer write-token' },
  })
  for (const line of (await response.text()).trim().split('\n')) yield storedDocumentSchema.parse(JSON.parse(line))
}

const rename = defineMigration({
  title: 'Rename a field',
  documentTypes: ['page'],
  migrate: {
    document: (document) => [at('title', setIfMissing(document['titel'])), at('titel', unset())],
    string: (value) => (value === 'a' ? set('A') : undefined),
  },
})

test('C6 DIFF-42 what @sanity/migrate makes of the export of a lake is taken by the lake: fields renamed, texts changed', async () => {
  const client = lake.client({ perspective: 'raw' })
  const filtered = { getDocument: async () => undefined, getDocuments: async () => [] }
  const context = { client, dryRun: false, filtered }
  for await (const made of collectMigrationMutations(rename, exported, context)) {
    const list = [made].flat().flatMap((each) => (each.type === 'transaction' ? each.mutations : [each]))
    const body = { mutations: SanityEncoder.encodeAll(mutationsSchema.parse(list)) }
    const { status } = await fetch(`${lake.url}/v2025-02-19/data/mutate/test?returnIds=true&visibility=async`, {
      method: 'POST',
      headers: { authorization: 'Bearer write-token' },
      body: JSON.stringify(body),
    })
    expect(status).toBe(200)
  }
  expect(await client.fetch('count(*[_type == "page" && defined(title) && !defined(titel)])')).toBe(251)
  expect(await client.fetch('*[_id == "p7"][0]{title, tags}')).toEqual({ title: 'Page 7', tags: ['A', 'b'] })
  expect(await client.fetch('*[_id == "drafts.p1"][0].title')).toBe('Draft')
})
