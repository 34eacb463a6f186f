import { expect, test } from 'vitest'
import { createReceipts } from './receipts.ts'
import type { Outcome } from './revalidator.ts'

const outcome = (given: Partial<Outcome>): Outcome => ({
  purged: [],
  warmed: 0,
  late: 0,
  everywhere: false,
  fresh: [],
  ...given,
})

test('O6 a receipt says which pages show the publication, and after how long', async () => {
  let moment = 1000
  const { follow, find } = createReceipts({ now: () => moment })
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const first = follow('t', () => promise)
  expect(find('t')).toEqual({ documents: 1, state: 'working', pages: [], late: 0, everywhere: false })
  moment = 1400
  await follow('t', async () => outcome({ fresh: [{ path: '/b', at: 1400 }], everywhere: true }))
  expect(find('t')).toMatchObject({ documents: 2, state: 'working' })
  resolve(outcome({ fresh: [{ path: '/a', at: 1300 }], late: 1 }))
  await first
  expect(find('t')).toEqual({
    documents: 2,
    state: 'done',
    pages: [
      { path: '/b', after: 400 },
      { path: '/a', after: 300 },
    ],
    late: 1,
    everywhere: true,
  })
})

test('O6 work that failed is told, and what it threw is handed on', async () => {
  const { follow, find } = createReceipts({ now: () => 0 })
  await expect(follow('t', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  expect(find('t')).toMatchObject({ state: 'failed' })
  await follow('t', async () => outcome({}))
  expect(find('t')).toMatchObject({ state: 'done' })
})

test('O6 receipts are bounded, and a delivery without a transaction leaves none', async () => {
  const { follow, find } = createReceipts({ now: () => 0 })
  for (let n = 0; n <= 500; n += 1) await follow(`t${n}`, async () => outcome({}))
  expect(find('t0')).toBeUndefined()
  expect(find('t500')).toBeDefined()
  await follow(null, async () => outcome({}))
  await follow('x'.repeat(201), async () => outcome({}))
  expect(find('x'.repeat(201))).toBeUndefined()
})
