import { expect, test } from 'vitest'
import { createImageCache } from './image-cache.ts'

const picture = Buffer.from('picture')

test('C1 a picture that was turned away while others were being made is made when it is asked for again', async () => {
  const cache = createImageCache({ cacheBytes: 100, rendersAtOnce: 1, rendersWaiting: 0 })
  const slow = Promise.withResolvers<Buffer>()
  const first = cache.get('first', () => slow.promise)
  await expect(cache.get('second', async () => picture)).rejects.toMatchObject({ status: 503 })
  slow.resolve(picture)
  await first
  expect(await cache.get('second', async () => picture)).toBe(picture)
})

test('C1 a picture that is asked for twice at once is made once, and one that failed is tried again', async () => {
  const cache = createImageCache({ cacheBytes: 100, rendersAtOnce: 2, rendersWaiting: 10 })
  let made = 0
  const make = async () => {
    made += 1
    if (made === 1) throw new Error('the first fails')
    return picture
  }
  await expect(Promise.all([cache.get('a', make), cache.get('a', make)])).rejects.toThrow('the first fails')
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual([picture, picture])
  expect(made).toBe(2)
})

test('C1 the cache holds no more bytes than it may, and lets go of what was used longest ago', async () => {
  const cache = createImageCache({ cacheBytes: 2 * picture.byteLength, rendersAtOnce: 1, rendersWaiting: 10 })
  const made: string[] = []
  const get = (key: string) =>
    cache.get(key, async () => {
      made.push(key)
      return Buffer.from(picture)
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
