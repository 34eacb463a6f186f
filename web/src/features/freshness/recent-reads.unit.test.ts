import { beforeEach, expect, test } from 'vitest'
import { noteRead, recentFirst, recentReads } from './recent-reads.ts'

beforeEach(() => {
  globalThis.portalRecentReads = undefined
})

test('M2 the pages read last come first, those that nobody read last', () => {
  for (const path of ['/a', '/b', '/a']) noteRead(path)
  expect(recentFirst(['/x', '/b', '/a'])).toEqual(['/a', '/b', '/x'])
  expect(recentReads()).toEqual(['/a', '/b'])
})

test('Q3 what is remembered of the readers is bounded', () => {
  for (let page = 0; page < 2000; page += 1) noteRead(`/page-${page}`)
  expect(recentReads()).toHaveLength(500)
  expect(recentReads()[0]).toBe('/page-1999')
})
