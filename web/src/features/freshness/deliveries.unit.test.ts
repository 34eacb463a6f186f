import { expect, test } from 'vitest'
import { createDeliveries } from './deliveries.ts'

const outcome = { purged: ['menu'], warmed: 1, late: 0, everywhere: false, fresh: [] }

test('M1 a webhook that is delivered again does its work once', async () => {
  let runs = 0
  const { once } = createDeliveries()
  const work = async () => {
    runs += 1
    return outcome
  }
  expect(await Promise.all([once('k', work), once('k', work)])).toEqual([outcome, outcome])
  expect(await once('k', work)).toBe('repeated')
  expect(await once('other', work)).toEqual(outcome)
  expect(await once(null, work)).toEqual(outcome)
  expect(runs).toBe(3)
})

test('M1 one that failed may be tried again', async () => {
  const { once } = createDeliveries()
  await expect(once('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await once('k', async () => outcome)).toEqual(outcome)
})
