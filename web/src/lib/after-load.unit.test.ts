import { afterEach, expect, test, vi } from 'vitest'
import { afterLoad, loadLast, loadLater } from './after-load.ts'

afterEach(() => vi.unstubAllGlobals())

test('P2 a part is loaded after the page, in a turn of its own where that is there, and not when it was called off', async () => {
  const browser = new EventTarget()
  const seen: string[] = []
  vi.stubGlobal('window', browser)
  vi.stubGlobal('document', { readyState: 'interactive' })
  afterLoad(() => seen.push('waited'))
  afterLoad(() => seen.push('called off'))()
  expect(seen).toEqual([])
  browser.dispatchEvent(new Event('load'))
  expect(seen).toEqual(['waited'])
  vi.stubGlobal('document', { readyState: 'complete' })
  afterLoad(() => seen.push('called off'))()
  await new Promise<void>((resolve) => {
    afterLoad(() => {
      seen.push('next')
      resolve()
    })
    expect(seen).toEqual(['waited'])
  })
  expect(seen).toEqual(['waited', 'next'])
})

test('P2 K1 the last part comes after all others, also after one that failed', async () => {
  vi.stubGlobal('document', { readyState: 'complete' })
  const slow = Promise.withResolvers<string>()
  const seen: string[] = []
  const done = Promise.withResolvers<null>()
  loadLater(
    () => slow.promise,
    (part) => seen.push(part),
  )
  loadLater(
    () => Promise.reject(new Error('lost')),
    () => seen.push('never'),
  )
  loadLast(
    async () => [...seen, 'last'],
    (part) => {
      seen.splice(0, seen.length, ...part)
      done.resolve(null)
    },
  )
  slow.resolve('slow')
  await done.promise
  expect(seen).toEqual(['slow', 'last'])
})
