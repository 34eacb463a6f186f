import { createConnection } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { heapAfterCollection } from '../testing/leak-check.ts'
import { malformedRequest } from '../testing/malformed/request.ts'
import { createSender } from '../testing/malformed/send.ts'
import { createRandom, seedOf } from '../testing/random.ts'
import { READ_TOKEN, startTestLake, type StartedTestLake } from '../testing/start-test-lake.ts'

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 20_000)
const AT_ONCE = 16
/** What a fuzz may leave behind: the documents that it made. A leak of 3 kB a request is more. */
const LEFT_BYTES = 40 * 1024 * 1024

let lake: StartedTestLake
beforeAll(async () => {
  lake = await startTestLake()
  const transaction = lake.client().transaction()
  for (let number = 0; number < 20; number++) transaction.create({ _id: `p${number}`, _type: 'page', number })
  transaction.create({ _id: 'drafts.p1', _type: 'page', secret: 'draft-secret' })
  await transaction.commit()
})
afterAll(() => lake.stop())

async function openStreams(): Promise<number> {
  const headers = { authorization: `Bearer ${READ_TOKEN}` }
  const text = await (await fetch(`${lake.url}/metrics`, { headers })).text()
  return Number(/^lake_listeners (\d+)$/m.exec(text)?.[1])
}

test(`C5 Q3 L24 ${REQUESTS} malformed requests: no 5xx, no crash, no leak`, { timeout: 600_000 }, async () => {
  const random = createRandom(seedOf('FUZZ_SEED'))
  const statuses = new Map<number, number>()
  const failures: unknown[] = []
  const sender = createSender(lake.port, AT_ONCE)
  onTestFinished(sender.close)
  let sent = 0
  async function run(until: number): Promise<void> {
    while (sent < until) {
      sent++
      const request = malformedRequest(random)
      const { status, text } = await sender.send(request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500) failures.push({ ...request, text })
    }
  }
  const upTo = (until: number) => Promise.all(Array.from({ length: AT_ONCE }, () => run(until)))
  // What is made once is made by then.
  await upTo(REQUESTS / 4)
  const before = heapAfterCollection()
  await upTo(REQUESTS)
  await expect.poll(openStreams).toBe(0)
  const left = heapAfterCollection() - before
  console.log(Object.fromEntries([...statuses].toSorted()), `${Math.round(left / 1024)} kB left`)
  expect(failures).toEqual([])
  expect(lake.failures).toEqual([])
  expect(await (await fetch(`${lake.url}/healthz`)).json()).toMatchObject({ status: 'ok' })
  expect(left).toBeLessThan(LEFT_BYTES)
  // Most of them must have got past the first checks.
  const count = (...kinds: number[]) => kinds.reduce((sum, kind) => sum + (statuses.get(kind) ?? 0), 0)
  expect(count(401)).toBeLessThan(REQUESTS / 8)
  expect(count(200, 201, 400, 409)).toBeGreaterThan(REQUESTS * 0.4)
})

/** What comes back for bytes that are no HTTP, or half of it. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = createConnection(lake.port, '127.0.0.1', () => socket.end(text))
    let answer = ''
    socket.on('data', (data) => (answer += String(data)))
    socket.on('close', () => resolve(answer))
    // A connection that is cut is refused as well.
    socket.on('error', () => resolve(answer || 'HTTP/1.1 400 cut off'))
  })
}

test.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a header of 100 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['a foreign host', 'GET /v1/users/me HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
  [
    'a foreign host in the target',
    'GET http://evil.example/v1/users/me HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  ],
  [
    'a way out of the folder',
    'GET /files/embedded/production/../../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  ],
])('C4 C5 Q3 %s is refused', async (_what, text) => {
  expect(await raw(text)).toMatch(/^HTTP\/1\.1 4\d\d /)
})
