import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBoundaryClock, nextInstant, type Times } from './boundaries.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString()

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

function clock(times: () => Times[] | Promise<Times[]>) {
  const reached: number[] = []
  const made = createBoundaryClock({
    loadTimes: async () => times(),
    onBoundary: () => reached.push((Date.now() - NOW) / 1000),
    now: Date.now,
  })
  return { ...made, reached }
}

test('I1 the next instant is the first that is still to come', () => {
  const times = [
    { startsAt: at(-10), endsAt: at(60) },
    { startsAt: at(30), endsAt: null },
    { startsAt: 'no date', endsAt: at(0) },
  ]
  expect(nextInstant(times, NOW)).toBe(NOW + 30_000)
  expect(nextInstant(times, NOW + 60_000)).toBeUndefined()
})

test('I1 pages are rendered anew at the instants of announcements, to the second', async () => {
  const { plan, reached } = clock(() => [{ startsAt: at(60), endsAt: at(3600 * 24 * 40) }])
  plan()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(reached).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(reached).toEqual([60])
  await vi.advanceTimersByTimeAsync(3600_000 * 24 * 41)
  expect(reached).toEqual([60, 3600 * 24 * 40])
})

test('I1 an announcement that is posted or moved is planned anew', async () => {
  let end = at(600)
  const { plan, reached } = clock(() => [{ startsAt: null, endsAt: end }])
  plan()
  await vi.advanceTimersByTimeAsync(1000)
  end = at(10)
  plan()
  await vi.advanceTimersByTimeAsync(700_000)
  expect(reached).toEqual([10])
})

test('M3 while the content source is down it is asked again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let fails = true
  const { plan, reached } = clock(async () => {
    if (fails) throw new Error('down')
    return [{ startsAt: null, endsAt: at(300) }]
  })
  plan()
  await vi.advanceTimersByTimeAsync(100_000)
  fails = false
  await vi.advanceTimersByTimeAsync(300_000)
  expect(reached).toEqual([300])
})
