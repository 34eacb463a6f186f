import { expect, test } from 'vitest'
import { backoff } from './backoff.ts'

test('C1 a failed webhook is tried again quickly at first, then ever more slowly, up to 30 s', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 50].map((failures) => backoff(failures, 0.5))
  expect(waits).toEqual([200, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

test('C1 jitter spreads retries by a fifth, and never beyond 30 s', () => {
  expect([backoff(3, 0), backoff(3, 1)]).toEqual([800, 1200])
  expect([backoff(8, 0), backoff(8, 1)]).toEqual([24_000, 30_000])
})
