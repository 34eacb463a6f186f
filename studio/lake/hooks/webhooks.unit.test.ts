import { createServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { expect, onTestFinished, test } from 'vitest'
import { commitPages, HOOK_SECRET } from '../testing/hook-lake.ts'
import { lakeWith, receiver } from '../testing/hook-set-up.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('C1 a change reaches the hook at once, signed and named', async () => {
  const { url, received, arrival } = await receiver()
  const { store, register } = lakeWith()
  await register({ url, rule: { on: ['create'], filter: '_type == "page"', projection: '{_id, title}' } })
  const transactionId = commitPages(store, { after: { title: 'Überblick' } })
  await arrival(1)

  const [message] = received
  expect(JSON.parse(message?.body ?? '')).toEqual({ _id: 'page_a', title: 'Überblick' })
  expect(message?.headers).toMatchObject({
    'content-type': 'application/json',
    'sanity-transaction-id': transactionId,
    'sanity-document-id': 'page_a',
    'sanity-operation': 'create',
    'sanity-dataset': 'production',
    'sanity-project-id': 'embedded',
    'idempotency-key': expect.stringMatching(/^[\w-]{43}$/),
  })
  const signature = String(message?.headers[SIGNATURE_HEADER_NAME])
  expect(await isValidSignature(message?.body ?? '', signature, HOOK_SECRET)).toBe(true)
  expect(await isValidSignature(message?.body ?? '', signature, 'another')).toBe(false)
})

test('C1 DIFF-36 drafts, versions and system documents wake no hook', async () => {
  const { url, received, arrival } = await receiver()
  const { store, register } = lakeWith()
  await register({ url })
  for (const _id of ['drafts.page_a', 'versions.r1.page_a', '_.releases.r1']) commitPages(store, { after: { _id } })
  commitPages(store, { after: { _id: 'page_b' } })
  await arrival(1)
  expect(received.map((message) => message.headers['sanity-document-id'])).toEqual(['page_b'])
})

test('C1 messages keep the order of the changes, also while the receiver fails', async () => {
  const { url, received, arrival } = await receiver(503, 0)
  const { store, register, time, attempts } = lakeWith()
  const { body: hook } = await register({ url, rule: { projection: '{n}' } })
  commitPages(store, { after: { n: 1 } }, { after: { _id: 'page_b', n: 2 } })
  commitPages(store, { after: { n: 3 } })
  const retried = async (times: number) => expect.poll(async () => (await attempts(hook)).at(-1)?.attempts).toBe(times)

  await retried(1)
  expect(time.waits()).toEqual([200])
  time.pass(200)
  await retried(2)
  expect(time.waits()).toEqual([500])
  time.pass(500)
  await arrival(5)

  expect(received.map((message) => JSON.parse(message.body).n)).toEqual([1, 1, 1, 2, 3])
  const keys = received.map((message) => message.headers['idempotency-key'])
  expect([new Set(keys.slice(0, 3)).size, new Set(keys).size]).toEqual([1, 3])
  await expect
    .poll(async () => (await attempts(hook)).map((each) => each.state))
    .toEqual(['delivered', 'delivered', 'delivered'])
})

test.each([
  [302, 'failed', 1],
  [404, 'failed', 1],
  [408, 'pending', 1],
  [425, 'pending', 1],
  [429, 'pending', 1],
])('C1 DIFF-38 after an answer of %i a message is %s', async (status, state, attempted) => {
  const { url } = await receiver(status)
  const { store, register, attempts } = lakeWith()
  const { body: hook } = await register({ url })
  commitPages(store, { after: {} })
  await expect.poll(() => attempts(hook)).toMatchObject([{ state, resultCode: status, attempts: attempted }])
})

test('C1 DIFF-38 a message that the receiver refuses is not repeated, and holds nothing up', async () => {
  const { url, received, arrival } = await receiver(401)
  const { store, register, attempts } = lakeWith()
  const { body: hook } = await register({ url, rule: { projection: '{n}' } })
  commitPages(store, { after: { n: 1 } })
  commitPages(store, { before: { n: 1 }, after: { n: 2 } })
  await arrival(2)
  expect(received.map((message) => JSON.parse(message.body).n)).toEqual([1, 2])
  await expect
    .poll(() => attempts(hook))
    .toMatchObject([
      { state: 'delivered', resultCode: 200 },
      { state: 'failed', resultCode: 401, failureReason: 'the receiver answered 401', attempts: 1 },
    ])
})

test('C1 a receiver that does not answer within 30 s is asked again', async () => {
  const { time, store, attempts, register } = lakeWith()
  const silent = await startSilentReceiver()
  const { body: hook } = await register({ url: silent.url })
  commitPages(store, { after: {} })
  await silent.asked
  expect(time.waits()).toEqual([30_000])
  time.pass(30_000)
  await expect
    .poll(() => attempts(hook))
    .toMatchObject([{ state: 'pending', attempts: 1, failureReason: 'no answer within 30000 ms' }])
})

test('C1 DIFF-39 a message that no attempt of a whole day could deliver is given up', async () => {
  const { url, arrival } = await receiver(503)
  const { store, register, time, attempts } = lakeWith()
  const { body: hook } = await register({ url })
  commitPages(store, { after: {} })
  await arrival(1)
  await expect.poll(() => time.waits()).toEqual([200])
  time.pass(DAY_MS + 1)
  await expect.poll(() => attempts(hook)).toMatchObject([{ state: 'failed', attempts: 2 }])
})

test('C1 while the messages of a large transaction are made, others have their turn', async () => {
  const { url, arrival } = await receiver()
  const { store, register } = lakeWith()
  await register({ url })
  commitPages(store, ...Array.from({ length: 50 }, (_, n) => ({ after: { _id: `page_${n}` } })))
  await setImmediate()
  expect(store.database.prepare('SELECT count(*) > 40 AS many FROM published_changes').get()).toEqual({ many: 1 })
  await arrival(50)
})

test('C3 what is kept for the hooks is committed with the change, or not at all', async () => {
  const { url } = await receiver()
  const { store, register } = lakeWith()
  await register({ url })
  const forget = store.beforeCommit(() => {
    throw new Error('the disk is full')
  })
  expect(() => commitPages(store, { after: {} })).toThrow('the disk is full')
  forget()
  expect(store.database.prepare('SELECT count(*) AS n FROM published_changes').get()).toEqual({ n: 0 })
})

async function startSilentReceiver() {
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => resolve())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a TCP address')
  return { url: `http://127.0.0.1:${address.port}/`, asked }
}
