import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('E6 a burst runs at once and then once an interval, the last call included', () => {
  const run = vi.fn<() => void>()
  const throttled = throttle(run, 100)
  for (let time = 0; time < 250; time += 10) {
    throttled()
    vi.advanceTimersByTime(10)
  }
  expect(run).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledTimes(4)
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(4)
})

test('E6 a single call runs once, and the next one after a pause at once', () => {
  const run = vi.fn<() => void>()
  const throttled = throttle(run, 100)
  throttled()
  vi.advanceTimersByTime(500)
  expect(run).toHaveBeenCalledTimes(1)
  throttled()
  expect(run).toHaveBeenCalledTimes(2)
})

test('E6 what is pending is dropped on cancel', () => {
  const run = vi.fn<() => void>()
  const throttled = throttle(run, 100)
  throttled()
  throttled()
  throttled.cancel()
  vi.advanceTimersByTime(500)
  expect(run).toHaveBeenCalledTimes(1)
})
