import { expect, test } from 'vitest'
import { createLimit } from './limit.ts'
import { withOneRetry } from './retry.ts'

/** A content source that is asked by eighty pages at once, and refuses every twentieth reading once. */
function busySource() {
  let underWay = 0
  let asked = 0
  const refused = new Set<number>()
  const most = { underWay: 0 }
  return {
    most,
    async read(page: number): Promise<string> {
      const number = (asked += 1)
      most.underWay = Math.max(most.underWay, (underWay += 1))
      await Promise.resolve()
      underWay -= 1
      if (number % 20 === 0 && !refused.has(page)) {
        refused.add(page)
        throw Object.assign(new Error('slow down'), {
          statusCode: 429,
          response: { headers: { 'retry-after': '3' } },
        })
      }
      return `page ${page}`
    },
  }
}

test('M3 eighty pages that read at once are queued, wait as long as a busy source says, and are all answered', async () => {
  const source = busySource()
  const limit = createLimit(8)
  const waits: number[] = []
  const wait = async (milliseconds: number) => waits.push(milliseconds)
  const pages = Array.from({ length: 80 }, (_, page) => page)
  const answers = await Promise.all(pages.map((page) => limit(() => withOneRetry(() => source.read(page), wait))))
  expect(answers).toEqual(pages.map((page) => `page ${page}`))
  expect(source.most.underWay).toBe(8)
  expect(waits).toEqual([3000, 3000, 3000, 3000])
})

test('M3 a reading that fails makes room for the next, in the order they came', async () => {
  const limit = createLimit(1)
  const order: number[] = []
  const work = (number: number) =>
    limit(async () => {
      order.push(number)
      if (number === 1) throw new Error('refused')
      return number
    })
  const results = await Promise.allSettled([1, 2, 3].map(work))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(order).toEqual([1, 2, 3])
})
