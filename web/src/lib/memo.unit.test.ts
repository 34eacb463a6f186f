import { expect, test } from 'vitest'
import { createMemo } from './memo.ts'

test('M2 work is done once for a key, and anew for one that was not used for long', () => {
  const done: string[] = []
  const memo = createMemo<string>(2)
  const ask = (key: string) =>
    memo(key, () => {
      done.push(key)
      return key.toUpperCase()
    })
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(done).toEqual(['a', 'b', 'c', 'b'])
})
