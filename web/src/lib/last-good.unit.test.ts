import { expect, test } from 'vitest'
import { createLastGood } from './last-good.ts'

const fails = () => Promise.reject(new Error('down'))

test('M3 what was good is given again while the work fails, and forgotten once it is gone', async () => {
  const lastGood = createLastGood<string>(2)
  await expect(lastGood('a', fails)).rejects.toThrow('down')
  expect(await lastGood('a', async () => 'one')).toBe('one')
  expect(await lastGood('a', fails)).toBe('one')
  expect(await lastGood('a', async () => undefined)).toBeUndefined()
  await expect(lastGood('a', fails)).rejects.toThrow('down')
})

test('M3 only as many as asked for are remembered', async () => {
  const lastGood = createLastGood<string>(1)
  await lastGood('a', async () => 'one')
  await lastGood('b', async () => 'two')
  await expect(lastGood('a', fails)).rejects.toThrow('down')
  expect(await lastGood('b', fails)).toBe('two')
})
