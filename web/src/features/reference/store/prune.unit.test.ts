import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteGood } from './last-good.ts'
import { pruneStore } from './prune.ts'
import { storedRequest, storeRequest } from './rendered-pages.ts'

const [USED, OLD, NEW] = ['a', 'b', 'c'].map((digit) => digit.repeat(32))
const REQUEST = { text: '{}', path: '/r', groups: [], servers: [] }
const DAYS = 86_400_000

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'references-'))
  vi.stubEnv('REFERENCE_STORE', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const age = async (days: number) => {
  for (const name of await readdir(folder)) {
    const time = new Date(Date.now() - days * DAYS)
    await utimes(join(folder, name), time, time)
  }
}

test('B7 what no reference shows any more is removed from the store after a day', async () => {
  for (const key of [USED, OLD]) await storeRequest(String(key), REQUEST)
  await noteGood('/r', String(USED))
  await age(2)
  await storeRequest(String(NEW), REQUEST)
  await pruneStore()
  expect(await storedRequest(String(USED))).toEqual(REQUEST)
  expect(await storedRequest(String(NEW))).toEqual(REQUEST)
  expect(await storedRequest(String(OLD))).toBeUndefined()
})

test('B7 what the store notes of a stack that is gone is removed in the end', async () => {
  await storeRequest(String(USED), REQUEST)
  await noteGood('/r', String(USED))
  await age(70)
  await pruneStore()
  expect(await readdir(folder)).toEqual([])
})
