import { expect, test } from 'vitest'
import { createLiveHub } from './live-hub.ts'
import { liveAnswer, liveStream } from './live-stream.ts'

const newHub = () => createLiveHub({ epoch: 'e', now: () => 1000 })

async function* textsOf(response: Response): AsyncGenerator<string> {
  for await (const chunk of response.body ?? []) yield new TextDecoder().decode(chunk)
}

test('M4 a stream begins with what just happened and goes on with what happens', async () => {
  const hub = newHub()
  hub.rendered('/a', 1, 'x')
  const leaving = new AbortController()
  const texts = textsOf(liveStream(hub, null, leaving.signal))
  expect((await texts.next()).value).toBe('retry: 3000\n')
  expect((await texts.next()).value).toBe('id: e-1\ndata: {"id":"e-1","changes":[["/a",1]],"spread":0}\n\n')
  hub.rendered('/b', 2, 'x')
  expect((await texts.next()).value).toBe('id: e-2\ndata: {"id":"e-2","changes":[["/b",2]],"spread":2}\n\n')
  expect(hub.count()).toBe(1)
  leaving.abort()
  expect((await texts.next()).done).toBe(true)
  expect(hub.count()).toBe(0)
})

test('R1 a process that ends sends its tabs away, and they find another one', async () => {
  const hub = newHub()
  const texts = textsOf(liveStream(hub, null, new AbortController().signal))
  await texts.next()
  await texts.next()
  hub.end()
  expect((await texts.next()).done).toBe(true)
  expect(hub.count()).toBe(0)
})

test('M4 a stream that goes on after too long says so', async () => {
  const texts = textsOf(liveStream(newHub(), 'before-7', new AbortController().signal))
  await texts.next()
  expect((await texts.next()).value).toBe('id: e-0\nevent: reset\ndata:\n\n')
})

test('M4 a reader who does not read is cut off, and others are not held up', () => {
  const hub = newHub()
  liveStream(hub, null, new AbortController().signal)
  const heard: string[] = []
  hub.listen(({ id }) => heard.push(id))
  for (let n = 0; n < 3000; n += 1) hub.rendered(`/a/rather/long/path/of/a/page/${n}`, n, 'x')
  expect(heard).toHaveLength(3000)
  expect(hub.count()).toBe(1)
})

test('M4 the number of streams is bounded', () => {
  const hub = newHub()
  for (let n = 0; n < 4000; n += 1) hub.listen(() => {})
  expect(liveStream(hub, null, new AbortController().signal).status).toBe(503)
})

test('M4 a tab without a stream asks', async () => {
  const hub = newHub()
  hub.rendered('/a', 1, 'x')
  expect(await liveAnswer(hub, 'e-0').json()).toEqual({ id: 'e-1', changes: [['/a', 1]] })
  expect(await liveAnswer(hub, 'gone-1').json()).toEqual({ id: 'e-1', reset: true })
})
