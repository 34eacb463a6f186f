import { expect, test } from 'vitest'
import { createLiveHub, type LiveNews } from './live-hub.ts'

function hub(start = 1000) {
  let moment = start
  const made = createLiveHub({ epoch: 'e', now: () => moment })
  return { ...made, pass: (ms: number) => (moment += ms) }
}

test('M4 those who listen are told of a page that looks otherwise, and of none that looks the same', () => {
  const { rendered, listen } = hub()
  const heard: LiveNews[] = []
  const stop = listen((news) => heard.push(news))
  rendered('/a', 10, 'first')
  rendered('/a', 20, 'first')
  rendered('/b', 20, 'first')
  rendered('/a', 30, 'second')
  expect(heard).toEqual([
    { id: 'e-1', changes: [['/a', 10]] },
    { id: 'e-2', changes: [['/b', 20]] },
    { id: 'e-3', changes: [['/a', 30]] },
  ])
  stop()
  rendered('/a', 40, 'third')
  expect(heard).toHaveLength(3)
})

test('M4 a tab that was away goes on where it stood', () => {
  const { rendered, since } = hub()
  for (let n = 1; n <= 5; n += 1) rendered('/a', n, String(n))
  expect(since('e-3')).toEqual({
    id: 'e-5',
    changes: [
      ['/a', 4],
      ['/a', 5],
    ],
  })
  expect(since('e-5')).toEqual({ id: 'e-5', changes: [] })
})

test('M4 a tab that was away for too long, or knew another process, is told so', () => {
  const { rendered, since } = hub()
  for (let n = 1; n <= 1500; n += 1) rendered('/a', n, String(n))
  expect(since('e-500')?.changes).toHaveLength(1000)
  for (const id of ['e-499', 'e-1501', 'other-1500', 'e-x', 'e-', 'e', '-1']) expect(since(id)).toBeUndefined()
})

test('M4 a tab that has just been loaded hears what happened meanwhile', () => {
  const { rendered, since, pass } = hub()
  expect(since(null)).toEqual({ id: 'e-0', changes: [] })
  expect(since('e-0')).toEqual({ id: 'e-0', changes: [] })
  rendered('/old', 1, 'x')
  pass(121_000)
  rendered('/new', 2, 'x')
  expect(since(null)).toEqual({ id: 'e-2', changes: [['/new', 2]] })
})
