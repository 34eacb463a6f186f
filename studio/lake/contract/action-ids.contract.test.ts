import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveTestLake, type ServedLake } from '../testing/serve.ts'

let lake: ServedLake
let client: SanityClient

beforeEach(async () => {
  lake = await serveTestLake()
  client = lake.client({ perspective: 'raw' })
})
afterEach(() => lake.stop())

const all = () => client.fetch('*{_id, title} | order(_id)')

test('C1 the Studio discards a draft by the action for versions, and edits a version by the one for drafts', async () => {
  await client.create({ _id: 'drafts.p', _type: 'page' })
  await client.action({ actionType: 'sanity.action.document.version.discard', versionId: 'drafts.p' })
  await client.create({ _id: 'versions.r1.p', _type: 'page' })
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: 'versions.r1.p',
    publishedId: 'p',
    patch: { set: { title: 'Two' } },
  })
  expect(await all()).toEqual([{ _id: 'versions.r1.p', title: 'Two' }])
})

test.each([
  { actionType: 'sanity.action.document.discard', draftId: 'p' },
  { actionType: 'sanity.action.document.edit', draftId: 'p', publishedId: 'p', patch: { set: { title: 'Two' } } },
  { actionType: 'sanity.action.document.publish', draftId: 'drafts.other', publishedId: 'p' },
  { actionType: 'sanity.action.document.unpublish', draftId: 'other', publishedId: 'p' },
  { actionType: 'sanity.action.document.version.discard', versionId: 'p' },
] as const)(
  'C5 $actionType of ids that do not belong together is 400 and leaves the live document alone',
  async (action) => {
    await client.create({ _id: 'p', _type: 'page', title: 'One' })
    await client.create({ _id: 'drafts.other', _type: 'page', title: 'Other' })
    await expect(client.action(action)).rejects.toMatchObject({ statusCode: 400 })
    expect(await all()).toEqual([
      { _id: 'drafts.other', title: 'Other' },
      { _id: 'p', title: 'One' },
    ])
  },
)
