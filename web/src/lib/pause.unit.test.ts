import { expect, test } from 'vitest'
import { createPause } from './pause.ts'

const busy = Object.assign(new Error('slow down'), { statusCode: 429, response: { headers: { 'retry-after': '3' } } })

test('M3 while a busy source has one read wait, no other is sent, and then they are', async () => {
  let time = 1000
  const pause = createPause(
    () => time,
    async (ms) => (time += ms),
  )
  const sent: [string, number][] = []
  const read = (name: string, error?: Error) =>
    pause(async () => {
      sent.push([name, time])
      if (error) throw error
    })
  await read('a')
  await expect(read('b', busy)).rejects.toThrow('slow down')
  time += 500
  await read('c')
  await read('d')
  expect(sent).toEqual([
    ['a', 1000],
    ['b', 1000],
    ['c', 4000],
    ['d', 4000],
  ])
})

test('M3 a read that fails for itself holds up no other', async () => {
  const waits: number[] = []
  const pause = createPause(
    () => 1000,
    async (ms) => waits.push(ms),
  )
  await expect(pause(() => Promise.reject(new TypeError('fetch failed')))).rejects.toThrow('fetch failed')
  await pause(async () => {})
  expect(waits).toEqual([])
})
