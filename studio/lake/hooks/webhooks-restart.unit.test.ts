import { expect, test } from 'vitest'
import { commitPages } from '../testing/hook-lake.ts'
import { lakeWith, receiver } from '../testing/hook-set-up.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('C1 what was not delivered before a restart is delivered after it, under the same key', async () => {
  const { url, received, arrival } = await receiver(503)
  const first = lakeWith()
  const { body: hook } = await first.register({ url, rule: { projection: '{n}' } })
  commitPages(first.store, { after: { n: 1 } })
  await arrival(1)
  await expect.poll(async () => (await first.attempts(hook))[0]?.attempts).toBe(1)
  first.stop()

  first.time.pass(60_000)
  lakeWith({ store: first.store, time: first.time })
  await arrival(2)
  expect(received.map((message) => JSON.parse(message.body).n)).toEqual([1, 1])
  expect(received[1]?.headers['idempotency-key']).toBe(received[0]?.headers['idempotency-key'])
})

test('C1 a write that is answered while the lake stops is told after the restart', async () => {
  const { url, received, arrival } = await receiver()
  const first = lakeWith()
  await first.register({ url, rule: { projection: '{n}' } })
  first.stop()
  commitPages(first.store, { after: { n: 1 } })

  lakeWith({ store: first.store, time: first.time })
  await arrival(1)
  expect(received.map((message) => JSON.parse(message.body).n)).toEqual([1])
})

test('C1 a message that waited for days while the lake was down is not given up at its first attempt', async () => {
  const { url, received, arrival } = await receiver(503, 503)
  const first = lakeWith()
  const { body: hook } = await first.register({ url })
  commitPages(first.store, { after: {} })
  await arrival(1)
  await expect.poll(async () => (await first.attempts(hook))[0]?.attempts).toBe(1)
  first.stop()

  first.time.pass(3 * DAY_MS)
  const second = lakeWith({ store: first.store, time: first.time })
  await arrival(2)
  await expect.poll(() => second.attempts(hook)).toMatchObject([{ state: 'pending', attempts: 2 }])
  second.time.pass(30_000)
  await arrival(3)
  expect(new Set(received.map((message) => message.headers['idempotency-key'])).size).toBe(1)
})
