import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '../description/limits.ts'
import { isRefusal } from '../description/refusal.ts'
import { fetchText } from './fetch-text.ts'

const DESCRIPTION = 'openapi: 3.1.0\ninfo: { title: Von anderen – für alle }\npaths: {}\n'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/moved') return void response.writeHead(302, { location: '/openapi.yaml' }).end()
  if (request.url === '/missing') return void response.writeHead(404).end('no')
  if (request.url === '/cut')
    return void response.writeHead(200, { 'content-length': '99' }).write('x', () => request.socket.destroy())
  if (request.url === '/endless') {
    const part = Buffer.alloc(1024 * 1024, 'x')
    const more = () => void (response.destroyed || response.write(part, more))
    return more()
  }
  response.end(DESCRIPTION)
})
let origin = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const refusal = (address: string, trusted = origin) =>
  fetchText(address, trusted).then(
    () => 'loaded',
    (error: unknown) => (isRefusal(error) ? error.message : `not refused: ${String(error)}`),
  )

test('B7 a description is loaded from the address that a writer gave', async () => {
  expect(await fetchText(`${origin}/openapi.yaml`, origin)).toBe(DESCRIPTION)
})

test.each([
  ['/missing', 'it answers 404'],
  ['/moved', 'it answers 302'],
  ['/cut', "It can't be loaded"],
  ['/endless', `it is larger than ${LIMITS.bytes / 1024 / 1024} MB`],
])('B7 Q3 %s is refused in words', async (path, reason) => {
  expect(await refusal(origin + path)).toContain(reason)
})

test('Q3 an address within the network of the portal is not asked, whatever it is written as', async () => {
  asked.length = 0
  const port = new URL(origin).port
  const addresses = [
    origin,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://2130706433:${port}/`,
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/openapi.json',
  ]
  const reasons = await Promise.all(addresses.map((address) => refusal(address, '')))
  for (const reason of reasons) expect(reason).toMatch(/into the network of the portal/)
  expect(asked).toEqual([])
  for (const address of ['file:///etc/passwd', 'data:text/plain,x', 'ftp://a.example/x', 'nonsense', '//a.example/x'])
    // oxlint-disable-next-line no-await-in-loop -- each is refused at once
    expect(await refusal(address)).toBe('Its address is none of the web.')
})
