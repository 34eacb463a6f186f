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
  const named = (key: string | null, signature: string | null = null) => once({ key, signature }, work)
  expect(await Promise.all([named('k'), named('k')])).toEqual([outcome, outcome])
  expect(await named('k')).toBe('repeated')
  expect(await named('other')).toEqual(outcome)
  expect(await named(null)).toEqual(outcome)
  expect(runs).toBe(3)
})

test('M1 one that failed may be tried again', async () => {
  const { once } = createDeliveries()
  const delivery = { key: 'k', signature: 's' }
  await expect(once(delivery, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await once(delivery, async () => outcome)).toEqual(outcome)
})

test('Q3 a captured webhook under other names does its work once, and so does one that is signed anew', async () => {
  let runs = 0
  const { once } = createDeliveries()
  const work = async () => {
    runs += 1
    return outcome
  }
  await once({ key: 'k', signature: 's' }, work)
  expect(await once({ key: 'made up', signature: 's' }, work)).toBe('repeated')
  expect(await once({ key: null, signature: 's' }, work)).toBe('repeated')
  expect(await once({ key: 'k', signature: 'another' }, work)).toBe('repeated')
  expect(runs).toBe(1)
})
