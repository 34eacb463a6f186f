import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test('P1 a percentile is the nearest rank, whatever the order', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5)
  expect(percentile([10], 0.01)).toBe(10)
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2)
})

test('P1 without values there is no percentile', () => {
  expect(() => median([])).toThrow(RangeError)
})
