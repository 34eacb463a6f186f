import { expect, test } from 'vitest'
import type { StoredDocument } from '../documents.ts'
import type { PublishedChange } from './change.ts'
import { OPERATIONS } from './hook.ts'
import { messageFor } from './message.ts'

const stored = (more: Record<string, unknown>): StoredDocument => ({
  _id: 'page_docs',
  _type: 'page',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  ...more,
})
const author = { ...stored({}), _id: 'author', name: 'Ada' }
const documents = { all: () => [author], get: (id: string) => (id === 'author' ? author : undefined) }

async function message(
  { before, after }: { before?: StoredDocument; after?: StoredDocument },
  hook: { filter?: string; projection?: string; on?: readonly ('create' | 'update' | 'delete')[] } = {},
) {
  const change: PublishedChange = {
    sequence: 1,
    dataset: 'production',
    transactionId: 't1',
    timestamp: '2026-01-01T00:00:00Z',
    author: 'editor',
    documentId: 'page_docs',
    before: before ?? null,
    after: after ?? null,
  }
  const settings = { on: OPERATIONS, filter: null, projection: null, ...hook }
  const body = await messageFor(settings, change, { projectId: 'embedded', documents })
  return body === undefined ? undefined : JSON.parse(body)
}

const projection = `{
  "_id": coalesce(after()._id, before()._id), "operation": delta::operation(),
  "path": after().path, "previousPath": before().path,
  "moved": delta::operation() != "update" || delta::changedAny((path, title))
}`

test.each([
  ['create', { after: stored({ path: '/a' }) }, { path: '/a', previousPath: null, moved: true }],
  ['delete', { before: stored({ path: '/a' }) }, { path: null, previousPath: '/a', moved: true }],
  [
    'update',
    { before: stored({ path: '/a' }), after: stored({ path: '/b' }) },
    { path: '/b', previousPath: '/a', moved: true },
  ],
  [
    'update',
    { before: stored({ path: '/a', text: 'x' }), after: stored({ path: '/a', text: 'y' }) },
    { path: '/a', previousPath: '/a', moved: false },
  ],
])('C1 a projection sees both states of a document: %s', async (operation, change, expected) => {
  expect(await message(change, { projection })).toEqual({ _id: 'page_docs', operation, ...expected })
})

test('C1 without a projection the message is the document as it is, or as it was', async () => {
  expect(await message({ before: stored({ n: 1 }), after: stored({ n: 2 }) })).toMatchObject({ n: 2 })
  expect(await message({ before: stored({ n: 1 }) })).toMatchObject({ n: 1 })
})

test('C1 a filter and the operations choose the changes', async () => {
  const change = { after: stored({ path: '/a' }) }
  expect(await message(change, { filter: '_type == "page"' })).toBeDefined()
  expect(await message(change, { filter: '_type == "menuEntry"' })).toBeUndefined()
  expect(await message(change, { filter: 'missing' })).toBeUndefined()
  expect(await message(change, { on: ['update', 'delete'] })).toBeUndefined()
  expect(
    await message({ before: stored({}) }, { filter: '_type == "page" && delta::operation() == "delete"' }),
  ).toBeDefined()
})

test('C1 DIFF-40 a projection follows references', async () => {
  const after = stored({ by: { _type: 'reference', _ref: 'author' } })
  expect(await message({ after }, { projection: '{"by": by->name}' })).toEqual({ by: 'Ada' })
})
