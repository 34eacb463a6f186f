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

const ids = { draftId: 'drafts.p', publishedId: 'p' }
const createDraft = (attributes: object = {}) =>
  client.action({
    actionType: 'sanity.action.document.create',
    publishedId: 'p',
    attributes: { _id: 'drafts.p', _type: 'page', ...attributes },
    ifExists: 'fail',
  })
const edit = (set: object) => client.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set } })
const editFrom = (ifRevisionID: string, title: string) =>
  client.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title }, ifRevisionID } })
const publish = (revisions: object = {}) =>
  client.action({ actionType: 'sanity.action.document.publish', ...ids, ...revisions })
const all = () => client.fetch('*{_id, title} | order(_id)')

test('C1 create, publish, edit, discard', async () => {
  await createDraft({ title: 'One' })
  await publish()
  expect(await all()).toEqual([{ _id: 'p', title: 'One' }])
  await edit({ title: 'Two' })
  expect(await all()).toEqual([
    { _id: 'drafts.p', title: 'Two' },
    { _id: 'p', title: 'One' },
  ])
  await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.p' })
  expect(await all()).toEqual([{ _id: 'p', title: 'One' }])
})

test('C3 an edit that expects another revision is a conflict, of the draft or of what a draft is started from', async () => {
  await createDraft({ title: 'One' })
  const { transactionId: published } = await publish()
  await expect(editFrom('stale', 'Two')).rejects.toMatchObject({ statusCode: 409 })
  expect(await all()).toEqual([{ _id: 'p', title: 'One' }])
  const { transactionId: drafted } = await editFrom(published, 'Two')
  await expect(editFrom(published, 'Three')).rejects.toMatchObject({ statusCode: 409 })
  await editFrom(drafted, 'Three')
  expect(await all()).toEqual([
    { _id: 'drafts.p', title: 'Three' },
    { _id: 'p', title: 'One' },
  ])
})

test('C1 publishing is one transaction, keeps the birth date of what was published, and makes references strong', async () => {
  await createDraft()
  await publish()
  const first = await client.getDocument('p')
  await client.create({ _id: 'other', _type: 'page' })
  const link = { _type: 'reference', _ref: 'other', _weak: true }
  await edit({
    strong: { ...link, _strengthenOnPublish: { type: 'page' } },
    weak: { ...link, _strengthenOnPublish: { type: 'page', weak: true } },
  })
  const { transactionId } = await publish()
  expect(await client.getDocument('p')).toMatchObject({
    _rev: transactionId,
    _createdAt: first?._createdAt,
    strong: { _type: 'reference', _ref: 'other' },
    weak: link,
  })
  expect(await client.fetch('*[_id == "p"][0].strong._weak')).toBeNull()
  expect(await client.getDocument('drafts.p')).toBeUndefined()
})

test('C3 L4 publishing over a revision that is not the expected one is 409, and so is publishing nothing', async () => {
  await expect(publish()).rejects.toMatchObject({ statusCode: 409 })
  await createDraft()
  await expect(publish({ ifDraftRevisionId: 'other' })).rejects.toMatchObject({ statusCode: 409 })
  await expect(publish({ ifPublishedRevisionId: 'other' })).rejects.toMatchObject({
    statusCode: 409,
    details: { type: 'actionError' },
  })
  const draft = await client.getDocument('drafts.p')
  await publish({ ifDraftRevisionId: draft?._rev })
})

test('C1 unpublish leaves a draft, delete removes both, replaceDraft brings an old state back', async () => {
  await createDraft({ title: 'One' })
  await publish()
  await client.action({ actionType: 'sanity.action.document.unpublish', ...ids })
  expect(await all()).toEqual([{ _id: 'drafts.p', title: 'One' }])
  await publish()
  await client.action({
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: 'p',
    attributes: { _id: 'drafts.p', _type: 'page', _rev: 'long-ago', title: 'Old' },
  })
  expect(await all()).toEqual([
    { _id: 'drafts.p', title: 'Old' },
    { _id: 'p', title: 'One' },
  ])
  await client.action({ actionType: 'sanity.action.document.delete', publishedId: 'p', includeDrafts: ['drafts.p'] })
  expect(await all()).toEqual([])
})

test('C1 create of what exists fails or is ignored, as asked', async () => {
  await createDraft({ title: 'One' })
  await expect(createDraft()).rejects.toMatchObject({ statusCode: 409 })
  await client.action({
    actionType: 'sanity.action.document.create',
    publishedId: 'p',
    attributes: { _id: 'drafts.p', _type: 'page', title: 'Two' },
    ifExists: 'ignore',
  })
  expect(await all()).toEqual([{ _id: 'drafts.p', title: 'One' }])
})

test('C1 versions: create from a document or a base, replace, unpublish, discard', async () => {
  await client.create({ _id: 'p', _type: 'page', title: 'One' })
  await client.createVersion({ publishedId: 'p', releaseId: 'r1', document: { _type: 'page', title: 'In r1' } })
  await client.createVersion({ publishedId: 'p', releaseId: 'r2', baseId: 'p' })
  await client.replaceVersion({ document: { _id: 'versions.r2.p', _type: 'page', title: 'In r2' } })
  const title = (release: string) => client.fetch('*[_id == "p"][0].title', {}, { perspective: [release] })
  expect([await title('r1'), await title('r2')]).toEqual(['In r1', 'In r2'])
  await client.unpublishVersion({ releaseId: 'r1', publishedId: 'p' })
  expect(await title('r1')).toBeNull()
  await client.discardVersion({ releaseId: 'r1', publishedId: 'p' })
  expect(await title('r1')).toBe('One')
})

test('C1 a dry run answers and changes nothing', async () => {
  const attributes = { _id: 'drafts.p', _type: 'page' }
  await client.action(
    { actionType: 'sanity.action.document.create', publishedId: 'p', attributes, ifExists: 'fail' },
    { dryRun: true },
  )
  expect(await all()).toEqual([])
})

test('C3 L2 several actions are whole or absent', async () => {
  await createDraft()
  const failing = client.action([
    { actionType: 'sanity.action.document.publish', ...ids },
    { actionType: 'sanity.action.document.publish', draftId: 'drafts.q', publishedId: 'q' },
  ])
  await expect(failing).rejects.toMatchObject({ statusCode: 409, details: { items: [{ index: 1 }] } })
  expect(await client.getDocument('p')).toBeUndefined()
})

test('C5 an action that this lake does not have, or that lacks a field, is 400 and names it', async () => {
  await expect(client.releases.create({ releaseId: 'r1' })).rejects.toThrow(/sanity\.action\.release\.create/)
  const response = await fetch(`${lake.url}/v1/data/actions/test`, {
    method: 'POST',
    headers: { authorization: 'Bearer write-token' },
    body: JSON.stringify({ actions: [{ actionType: 'sanity.action.document.publish', draftId: 'drafts.p' }] }),
  })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('publishedId')
})
