import { once } from 'node:events'
import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createDrain } from './drain.ts'

const IDLE_MS = 100

/** A server that answers when it is let, and a client that keeps its connections. */
async function startServer() {
  const waiting: ServerResponse[] = []
  let arrived = Promise.withResolvers<void>()
  const server = createServer((_, response) => {
    waiting.push(response)
    arrived.resolve()
    arrived = Promise.withResolvers()
  }).listen(0, '127.0.0.1')
  const drain = createDrain(server, IDLE_MS)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const sent = send({ agent, port, host: '127.0.0.1' }, (answer) => resolve(answer.resume()))
      sent.on('error', reject)
      sent.end()
    })
  return {
    drain,
    ask,
    arrival: () => arrived.promise,
    /** Answers the oldest request. */
    answer: () => waiting.shift()?.end('whole'),
  }
}

test('R1 a request that is under way when the server is told to end is answered, and closes its connection', async () => {
  const { drain, ask, arrival, answer } = await startServer()
  const arrived = arrival()
  const asked = ask()
  await arrived
  const ended = new Promise<void>((resolve) => drain(resolve))
  answer()
  const { statusCode, headers } = await asked
  expect([statusCode, headers.connection]).toEqual([200, 'close'])
  await ended
})

test('R1 so is one that comes on an open connection afterwards', async () => {
  const { drain, ask, arrival, answer } = await startServer()
  const first = arrival()
  const before = ask()
  await first
  answer()
  expect((await before).headers.connection).toBe('keep-alive')
  const ended = new Promise<void>((resolve) => drain(resolve))
  const second = arrival()
  const after = ask()
  await second
  answer()
  expect((await after).headers.connection).toBe('close')
  await ended
})

test('R1 a connection that nobody uses any more is closed after a while', async () => {
  const { drain, ask, arrival, answer } = await startServer()
  const arrived = arrival()
  const asked = ask()
  await arrived
  answer()
  await asked
  const since = performance.now()
  await new Promise<void>((resolve) => drain(resolve))
  expect(performance.now() - since).toBeGreaterThanOrEqual(IDLE_MS - 1)
})
