import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { startBalancer } from './balancer.ts'
import { startContentProxy } from './content-proxy.ts'
import { startWebhookProxy } from './webhook-proxy.ts'

const open: { close: () => unknown }[] = []

afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  return portOf(server.address())
}

// A port that was free a moment ago.
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server.address())
  server.close()
  return port
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

test('Q1 the content proxy is transparent, then fails in each of its ways, then is transparent again', async () => {
  const hosts: (string | undefined)[] = []
  const lake = await serve((request, response) => {
    hosts.push(request.headers.host)
    response.setHeader('keep-alive', 'timeout=600')
    response.end('{"result":[]}')
  })
  const port = await freePort()
  const proxy = await startContentProxy(`http://127.0.0.1:${lake}`, port)
  open.push(proxy)
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/data/query/production?query=*`)
    // How long the proxy keeps a connection is its own to say.
    expect(response.headers.get('keep-alive')).not.toBe('timeout=600')
    return { status: response.status, after: response.headers.get('retry-after'), text: await response.text() }
  }
  const right = { status: 200, after: null, text: '{"result":[]}' }
  expect(await ask()).toEqual(right)
  proxy.inject('failing')
  expect(await ask()).toMatchObject({ status: 500 })
  proxy.inject('throttled')
  expect(await ask()).toMatchObject({ status: 429, after: '1' })
  proxy.inject('garbage')
  expect((await ask()).text).toMatch(/^<html>/)
  for (const fault of ['half', 'gone'] as const) {
    proxy.inject(fault)
    await expect(ask()).rejects.toThrow(/fetch failed|terminated/)
  }
  proxy.inject('none')
  expect(await ask()).toEqual(right)
  expect(new Set(hosts)).toEqual(new Set([`127.0.0.1:${lake}`]))
})

test('Q1 what the content proxy holds back comes late, though the source is quick again', async () => {
  const lake = await serve((_, response) => response.end('late'))
  const port = await freePort()
  const proxy = await startContentProxy(`http://127.0.0.1:${lake}`, port, 50)
  open.push(proxy)
  proxy.inject('slow')
  const sent = get({ host: '127.0.0.1', port, headers: { expect: '100-continue' } })
  const answered = once(sent, 'response')
  await once(sent, 'continue')
  proxy.inject('none')
  const [answer]: IncomingMessage[] = await answered
  expect(answer?.statusCode).toBe(200)
})

test('M3 the content proxy refuses every twentieth read, and notes who asks for it again too early', async () => {
  const lake = await serve((_, response) => response.end('{"result":[]}'))
  const port = await freePort()
  const proxy = await startContentProxy(`http://127.0.0.1:${lake}`, port)
  open.push(proxy)
  const ask = async (query: number, tag: string) =>
    (await fetch(`http://127.0.0.1:${port}/v1/data/query/production?query=${query}&tag=web.${tag}`)).status
  proxy.inject('sparing')
  const statuses: number[] = []
  for (let query = 1; query <= 40; query += 1) statuses.push(await ask(query, 'one.0'))
  expect(statuses.flatMap((status, index) => (status === 429 ? index + 1 : []))).toEqual([20, 40])
  proxy.inject('none')
  expect(await ask(20, 'two.0')).toBe(200)
  expect(proxy.refusals.early()).toEqual([])
  // On its way since before the refusal of another.
  expect(await ask(20, `one.0.${(Date.now() - 60_000).toString(36)}`)).toBe(200)
  expect(proxy.refusals.early()).toEqual([])
  expect(await ask(20, `one.0.${Date.now().toString(36)}`)).toBe(200)
  expect(proxy.refusals.early()).toEqual([expect.stringMatching(/^\d+ ms after its refusal: one query=20$/)])
})

test('Q1 the webhook proxy loses, repeats, swaps and replays what it is given', async () => {
  const got: string[] = []
  const waiting: (() => void)[] = []
  const portal = await serve(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    got.push(`${body} ${request.headers['idempotency-key']}`)
    response.end()
    for (const go of waiting.splice(0)) go()
  })
  const count = async (wanted: number) => {
    while (got.length < wanted) await new Promise<void>((resolve) => waiting.push(resolve))
    return got.splice(0)
  }
  const port = await freePort()
  const proxy = await startWebhookProxy(`http://127.0.0.1:${portal}/api/revalidate`, port)
  open.push(proxy)
  const send = async (body: string) => {
    const headers = { 'idempotency-key': `key-${body}`, 'user-agent': 'lake' }
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status
  }
  proxy.inject('lost')
  expect(await send('a')).toBe(200)
  proxy.inject('duplicated')
  await send('b')
  expect(await count(4)).toEqual(Array.from({ length: 4 }, () => 'b key-b'))
  proxy.inject('reordered')
  await send('c')
  await send('d')
  expect(await count(2)).toEqual(['d key-d', 'c key-c'])
  proxy.inject('replayed')
  await send('e')
  expect((await count(6)).toSorted()).toEqual(['a key-a', 'b key-b', 'c key-c', 'd key-d', 'e key-e', 'e key-e'])
})

test('R1 the balancer takes turns, and passes over an instance that is gone', async () => {
  const first = await serve((_, response) => response.end('first'))
  const second = await serve((_, response) => response.end('second'))
  const port = await freePort()
  const balancer = await startBalancer([first, second, await freePort()], port)
  open.push(balancer)
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()
  const answers = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()]
  expect(new Set(answers)).toEqual(new Set(['first', 'second']))
  expect(balancer.dropped()).toBe(0)
})

test('R1 the balancer counts what an instance took and did not answer', async () => {
  const first = await serve((_, response) => response.end('first'))
  const leaving = await serve((request) => request.socket.destroy())
  const port = await freePort()
  const balancer = await startBalancer([first, leaving], port)
  open.push(balancer)
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()
  expect([await ask(), await ask()]).toEqual(['first', 'first'])
  expect(balancer.dropped()).toBe(1)
})
