import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bus, connectBus, type Delivery } from './bus.ts'
import { startRedis } from './redis-server.ts'

let redis: Awaited<ReturnType<typeof startRedis>>
const buses: Bus[] = []

beforeAll(async () => {
  redis = await startRedis()
})

afterAll(async () => {
  for (const bus of buses) bus.close()
  await redis.stop()
})

/** An instance of the portal, as far as the bus knows it: what it was given, and the next that it will be. */
async function startInstance() {
  const received: Delivery[] = []
  let waiting: (() => void)[] = []
  const bus = await connectBus({
    url: redis.url,
    receive: async (delivery) => {
      received.push(delivery)
      for (const go of waiting.splice(0)) go()
    },
  })
  buses.push(bus)
  return {
    bus,
    received,
    async count(wanted: number): Promise<void> {
      while (received.length < wanted) await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
}

const webhook = (body: string): Delivery => ({
  body,
  headers: new Headers({
    'sanity-webhook-signature': `signature of ${encodeURIComponent(body)}`,
    'idempotency-key': `key of ${encodeURIComponent(body)}`,
    'sanity-transaction-id': 'transaction',
    authorization: 'not to be passed on',
  }),
})

test('R1 a webhook that one instance got reaches each other once, whole and with its signature, and not itself', async () => {
  const [first, second, third] = await Promise.all([startInstance(), startInstance(), startInstance()])
  await Promise.all([first, second, third].map(({ bus }) => bus.ready))
  first.bus.tell(webhook('{"_id":"é 漢"}'))
  await Promise.all([second.count(1), third.count(1)])
  // The second answers with another: once the first has it, nothing else can still be on its way to the first.
  second.bus.tell(webhook('{}'))
  await Promise.all([first.count(1), third.count(2)])
  expect(first.received.map(({ body }) => body)).toEqual(['{}'])
  expect(second.received.map(({ body }) => body)).toEqual(['{"_id":"é 漢"}'])
  expect(Object.fromEntries(second.received[0]?.headers ?? [])).toEqual({
    'sanity-webhook-signature': expect.stringMatching(/^signature of %7B/),
    'idempotency-key': expect.stringMatching(/^key of %7B/),
    'sanity-transaction-id': 'transaction',
  })
})

test('R1 while Redis is down an instance goes on by itself, and when it is back they hear of each other again', async () => {
  const [first, second] = await Promise.all([startInstance(), startInstance()])
  await Promise.all([first.bus.ready, second.bus.ready])
  const { port } = redis
  await redis.stop()
  first.bus.tell(webhook('lost'))
  redis = await startRedis(port)
  // Both connect again by themselves; told until the first one arrives.
  const arrived = second.count(1)
  const telling = setInterval(() => first.bus.tell(webhook('after')), 20)
  await arrived.finally(() => clearInterval(telling))
  expect(second.received[0]?.body).toBe('after')
})

test('R1 an instance that starts while Redis is down starts, and joins when it is up', async () => {
  const { port } = redis
  await redis.stop()
  const late = await startInstance()
  late.bus.tell(webhook('nobody hears'))
  redis = await startRedis(port)
  await late.bus.ready
  const other = await startInstance()
  await other.bus.ready
  other.bus.tell(webhook('heard'))
  await late.count(1)
  expect(late.received[0]?.body).toBe('heard')
})

test('R1 Q3 what is no webhook of an instance is dropped', async () => {
  const instance = await startInstance()
  const other = await startInstance()
  await Promise.all([instance.bus.ready, other.bus.ready])
  const { createClient } = await import('@redis/client')
  const client = createClient({ url: redis.url })
  await client.connect()
  for (const text of [
    'garbage',
    '{}',
    '[]',
    '{"from":1}',
    '{"from":"x","body":"","headers":{"sanity-webhook-signature":"漢"}}',
  ])
    await client.publish('portal:webhooks', text)
  client.destroy()
  other.bus.tell(webhook('right'))
  await instance.count(1)
  expect(instance.received.map(({ body }) => body)).toEqual(['right'])
})
