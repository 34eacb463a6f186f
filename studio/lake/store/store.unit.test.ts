import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { StoredDocument } from '../documents.ts'
import { openStore, type Store } from './open-store.ts'
import type { Transaction } from './transactions.ts'

const folders: string[] = []
const open: Store[] = []
function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'))
  folders.push(folder)
  return join(folder, 'lake.sqlite')
}
const opened = (options: { path: string; datasets: string[] }) => {
  const store = openStore(options)
  open.push(store)
  return store
}
afterEach(() => {
  for (const store of open.splice(0)) if (store.database.isOpen) store.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const document = (id: string, revision: string): StoredDocument => ({
  _id: id,
  _type: 'page',
  _rev: revision,
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
})
const creation = (id: string, transactionId: string): Transaction => ({
  dataset: 'test',
  id: transactionId,
  timestamp: '2026-01-01T00:00:00Z',
  author: 'u-write',
  changes: [
    { id, before: undefined, after: document(id, transactionId), effects: { apply: [], revert: [] }, mutations: [] },
  ],
})

test('C3 L13 a hook that fails before the commit leaves nothing behind, in memory or on disk', () => {
  const store = opened({ path: ':memory:', datasets: ['test'] })
  const seen: string[] = []
  store.onCommit((transaction) => seen.push(transaction.id))
  const stop = store.beforeCommit(() => {
    throw new Error('outbox is full')
  })
  expect(() => store.commit(creation('a', 't1'))).toThrow('outbox is full')
  expect(store.dataset('test')?.raw.get('a')).toBeUndefined()
  expect(store.log.sequenceOf('test', 't1')).toBeUndefined()
  expect(seen).toEqual([])

  stop()
  store.commit(creation('a', 't1'))
  expect(store.dataset('test')?.raw.get('a')?._rev).toBe('t1')
  expect(seen).toEqual(['t1'])
})

test('C3 L1 what was committed is there when the file is opened again', () => {
  const path = newPath()
  const first = opened({ path, datasets: ['test'] })
  first.commit(creation('a', 't1'))
  first.close()
  const second = opened({ path, datasets: ['test'] })
  expect(second.dataset('test')?.raw.all()).toEqual([document('a', 't1')])
  expect(second.log.changesOf('test', 'a')).toMatchObject([{ transactionId: 't1', author: 'u-write' }])
})

test('C3 L16 a second lake on the same file is refused, since each would miss the changes of the other', () => {
  const path = newPath()
  opened({ path, datasets: ['test'] })
  expect(() => opened({ path, datasets: ['test'] })).toThrow(/locked/)
})
