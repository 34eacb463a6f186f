import { expect, test, vi } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('Q3 each caller has its share, all together have theirs, and a new window begins anew', () => {
  let now = 0
  const mayCall = createRateLimit({ each: 2, all: 5, window: 1000 }, () => now)
  const tries = (...callers: string[]) => callers.map((caller) => mayCall(caller))
  expect(tries('a', 'a', 'a', 'b')).toEqual([true, true, false, true])
  expect(tries('c', 'd', 'e', 'b')).toEqual([true, true, false, false])
  now = 999
  expect(tries('e')).toEqual([false])
  now = 1000
  expect(tries('a', 'a', 'a')).toEqual([true, true, false])
})

test('Q3 it holds the same under a flood of names that are made up', () => {
  const mayCall = createRateLimit({ each: 2, all: 100_000, window: 1000 }, () => 0)
  for (let name = 0; name < 20_000; name += 1) mayCall(`made up ${name}`)
  expect(mayCall('made up 1')).toBe(true)
  expect(mayCall('made up 1')).toBe(false)
})

test('Q4 when the clock of the machine is set back, a window still ends', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const mayCall = createRateLimit({ each: 1, all: 10, window: 1000 })
  expect([mayCall('a'), mayCall('a')]).toEqual([true, false])
  vi.advanceTimersByTime(1000)
  vi.setSystemTime(0)
  expect(mayCall('a')).toBe(true)
  vi.useRealTimers()
})
