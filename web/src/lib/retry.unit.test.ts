import { expect, test } from 'vitest'
import { retryDelay, withOneRetry } from './retry.ts'

const refusal = (statusCode: number, headers: Record<string, string> = {}) => ({ statusCode, response: { headers } })

test.each([
  { name: 'a busy source that names 3 seconds', error: refusal(429, { 'retry-after': '3' }), delay: 3000 },
  { name: 'a busy source that names an hour', error: refusal(503, { 'retry-after': '3600' }), delay: 5000 },
  {
    name: 'a busy source that names an instant',
    error: refusal(429, { 'retry-after': 'Thu, 01 Jan 1970 00:00:03 GMT' }),
    delay: 2000,
  },
  { name: 'a busy source that names nothing', error: refusal(429), delay: 250 },
  { name: 'a broken connection', error: new TypeError('fetch failed'), delay: 250 },
  { name: 'a server error', error: refusal(500), delay: 250 },
  { name: 'a refused query', error: refusal(400), delay: undefined },
  { name: 'an unknown dataset', error: refusal(404), delay: undefined },
])('M3 after $name the wait is $delay', ({ error, delay }) => {
  expect(retryDelay(error, 1000)).toBe(delay)
})

test('M3 a read is tried twice and no more', async () => {
  const waits: number[] = []
  const tries: boolean[] = []
  const work = async (again: boolean) => {
    tries.push(again)
    throw new TypeError('fetch failed')
  }
  await expect(withOneRetry(work, async (ms) => waits.push(ms))).rejects.toThrow('fetch failed')
  expect({ tries, waits }).toEqual({ tries: [false, true], waits: [250] })
})
