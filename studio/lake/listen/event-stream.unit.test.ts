import { expect, test } from 'vitest'
import { limits } from '../wire.ts'
import { eventStream, type EventStream } from './event-stream.ts'

function opened() {
  let stream: EventStream | undefined
  let ends = 0
  const response = eventStream((made) => {
    stream = made
    return () => void ends++
  })
  return { response, send: () => stream?.send({ event: 'message', data: {} }), ends: () => ends }
}

test('C5 DIFF-21 a reader that is 5,000 events behind is cut off, and what it held is let go once', async () => {
  const { response, send, ends } = opened()
  // The stream begins with a heartbeat.
  for (let count = 1; count < limits.unreadEvents; count++) send()
  expect(ends()).toBe(0)
  for (let count = 0; count < 10; count++) send()
  expect(ends()).toBe(1)
  await expect(response.text()).rejects.toThrow('fell too far behind')
})

test('C5 a reader that keeps up is never cut off', async () => {
  const { response, send, ends } = opened()
  const reader = response.body?.getReader()
  for (let count = 0; count < limits.unreadEvents + 10; count++) {
    send()
    await reader?.read()
  }
  expect(ends()).toBe(0)
  await reader?.cancel()
  expect(ends()).toBe(1)
})
