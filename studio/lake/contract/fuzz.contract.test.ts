import { createConnection } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { malformedRequest } from '../testing/malformed-request.ts'
import { createRandom, seedOf } from '../testing/random.ts'
import { startTestLake, type StartedTestLake } from '../testing/start-test-lake.ts'

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 20_000)
const AT_ONCE = 16

let lake: StartedTestLake
beforeAll(async () => {
  lake = await startTestLake()
  const transaction = lake.client().transaction()
  for (let number = 0; number < 20; number++) transaction.create({ _id: `p${number}`, _type: 'page', number })
  transaction.create({ _id: 'drafts.p1', _type: 'page', secret: 'draft-secret' })
  await transaction.commit()
})
afterAll(() => lake.stop())

test(`C5 Q3 ${REQUESTS} malformed requests: no 5xx, no crash`, { timeout: 600_000 }, async () => {
  const random = createRandom(seedOf('FUZZ_SEED'))
  const statuses = new Map<number, number>()
  const failures: unknown[] = []
  let sent = 0
  async function run(): Promise<void> {
    while (sent < REQUESTS) {
      sent++
      const { path, init } = malformedRequest(random)
      const response = await fetch(lake.url + path, init)
      const text = await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status >= 500) failures.push({ path, init, text })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
  console.log(Object.fromEntries([...statuses].toSorted()))
  expect(failures).toEqual([])
  expect(lake.failures).toEqual([])
  expect(await (await fetch(`${lake.url}/healthz`)).json()).toMatchObject({ status: 'ok' })
  // Most of them must have got past the first check.
  expect((statuses.get(400) ?? 0) + (statuses.get(200) ?? 0)).toBeGreaterThan(REQUESTS / 10)
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
