import { createServer } from 'node:http'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { type JsonRecord, toRecord, toText } from '@portal/openapi/json'
import { connectBank } from '../testing/connect.ts'
import { askToken, type Send, sender, visit } from '../testing/visitor.ts'
import { loadApi } from '../description/api.ts'
import { createValidator } from '../description/validator.ts'
import { mayDeliverTo } from './deliver.ts'

// A run takes three seconds.
const WAIT = { timeout: 20_000 }

type Heard = { method: string; url: string; signature: string; body: string }

/** A program on this machine that hears one call. */
async function listen() {
  const { promise: heard, resolve: tell } = Promise.withResolvers<Heard>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      response.end('thanks')
      const signature = toText(request.headers['webhook-signature'])
      tell({ method: request.method ?? '', url: request.url ?? '', signature, body })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/hook`, heard, close: () => server.close() }
}

test('J1 an event reaches a program on this machine, signed, when the operator allows it', async () => {
  const { send } = await visit('accounts-v3', { webhooks: {} })
  const program = await listen()
  const set = await send('PUT', '/webhooks', { body: { url: program.url, secret: 'a-shared-secret' } })
  expect(set.status).toBe(200)
  const user = await send('POST', '/accounts-v3/v3/users', { body: { external_id: 'c-1' } })
  await send('DELETE', `/accounts-v3/v3/users/${toText(user.body['id'])}`)
  const { method, body, signature } = await program.heard
  program.close()
  expect(method).toBe('POST')
  expect(JSON.parse(body)).toMatchObject({ type: 'USER_DELETED', external_id: 'c-1', data: { origin: 'PARTNER' } })
  const [time = ''] = /(?<=^t=)\d+/.exec(signature) ?? []
  const expected = createHmac('sha256', 'a-shared-secret').update(`${time}.${body}`).digest('hex')
  expect(signature).toBe(`t=${time},v1=${expected}`)
})

test('J1 without the operator’s leave nothing can be sent anywhere', async () => {
  const { send } = await visit('accounts-v3')
  const reply = await send('PUT', '/webhooks', { body: { url: 'http://127.0.0.1:9/', secret: 'a-shared-secret' } })
  expect([reply.status, reply.body['error']]).toEqual([403, 'RESOURCE_FORBIDDEN'])
})

test.each([
  ['http://127.0.0.1:8080/hook', true],
  ['http://localhost:8080/hook', true],
  ['http://[::1]:8080/', true],
  ['http://127.0.0.1:3334/v1/data', false],
  ['http://user:word@127.0.0.1:8080/', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['http://10.0.0.1/', false],
  ['http://127.0.0.1.evil.example/', false],
  ['http://evil.example#@127.0.0.1/', false],
  ['https://shop.example/hooks', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('Q3 whether events may be sent to %s: %s', (address, allowed) => {
  expect(mayDeliverTo(address, { refusedPorts: [3334] })).toBe(allowed)
})

test('Q3 a stranger’s token sets no address', async () => {
  const { sandbox } = await visit('accounts-v3', { webhooks: {} })
  const reply = await sender(sandbox, { authorization: 'Bearer nobody' })('PUT', '/webhooks', { body: {} })
  expect(reply.status).toBe(401)
  expect(await askToken(sandbox, 'accounts-v3')).toMatch(/^sbx_/)
})

test('J1 a run of V2 is told once for each channel, as the description has it and without a signature', async () => {
  const heard: { body: unknown; signed: boolean }[] = []
  const { promise: both, resolve: done } = Promise.withResolvers<void>()
  const hear: typeof fetch = async (_address, init) => {
    heard.push({ body: JSON.parse(String(init?.body)), signed: new Headers(init?.headers).has('webhook-signature') })
    if (heard.length === 2) done()
    return new Response('thanks')
  }
  const visitor = await visit('accounts-v2', { webhooks: { fetch: hear } })
  const { send: asClient, sandbox } = visitor
  const person = { email: 'user@mail.example', password: 'Correct-Horse-7' }
  await asClient('POST', '/accounts-v2/users', { body: person })
  const grant = { grant_type: 'password', username: person.email, password: person.password }
  const send = sender(sandbox, { authorization: `Bearer ${await askToken(sandbox, 'accounts-v2', grant)}` })
  await asClient('PUT', '/webhooks', { body: { url: 'http://127.0.0.1:9/hook', secret: 'a-shared-secret' } })
  const channels = ['6121', '6122'].map((id) => ({ channel_definition_id: id }))
  const made = await send('POST', '/accounts-v2/connections', { body: { provider_id: '612', channels } })
  expect(made.status).toBe(201)
  await both
  const document = loadApi('accounts-v2')?.document ?? {}
  const { check } = createValidator(document)
  const pointer = '/webhooks/CONNECTIONS/post/requestBody/content/application~1json/schema'
  for (const { body, signed } of heard) expect([check(pointer, body), signed]).toEqual([[], false])
  expect(heard.map(({ body }) => body)).toMatchObject(
    channels.map((channel) => ({ ...channel, resource_type: 'CONNECTIONS', resource: { provider_id: '612' } })),
  )
})

/** What a visitor's server hears, in the order in which it was sent. */
async function hearing(api: string) {
  const heard: JsonRecord[] = []
  const hear: typeof fetch = async (_address, init) => {
    heard.push(toRecord(JSON.parse(String(init?.body))))
    return new Response('thanks')
  }
  const visitor = await visit(api, { webhooks: { fetch: hear } })
  await visitor.send('PUT', '/webhooks', { body: { url: 'http://127.0.0.1:9/hook', secret: 'a-shared-secret' } })
  const { check } = createValidator(loadApi(api)?.document ?? {})
  const faults = () =>
    heard.flatMap((body) =>
      check(`/webhooks/${toText(body['type'])}/post/requestBody/content/application~1json/schema`, body),
    )
  return { ...visitor, heard, faults, types: () => heard.map(({ type }) => toText(type)) }
}

test('J1 accounts that come, accounts that fail and a consent that ends are told of as described', async () => {
  const { send, clock, heard, faults, types } = await hearing('accounts-v3')
  const user = await send('POST', '/accounts-v3/v3/users', { body: { external_id: 'c-1' } })
  await connectBank(send, toText(user.body['id']), { institution: '413', profile: 'token_expired_in_1h' })
  const first = ['CONNECTION_CREATED', 'CONNECTION_SYNCED', 'ACCOUNT_ADDED']
  await expect.poll(types, WAIT).toEqual(expect.arrayContaining(first))
  const id = toText(heard[0]?.['connection_id'])
  clock.forward(5000)
  await send('POST', `/accounts-v3/v3/connections/${id}/synchronize`, { body: { user_present: true } })
  const second = ['ACCOUNT_STATUS_CHANGED', 'CONNECTION_ACTION_REQUIRED', 'CONSENT_EXPIRED']
  await expect.poll(types, WAIT).toEqual(expect.arrayContaining(second))
  expect(heard.find(({ type }) => type === 'ACCOUNT_STATUS_CHANGED')).toMatchObject({
    data: { previous_status: 'ACTIVE', status: 'ERROR' },
  })
  expect(faults()).toEqual([])
})

test('J1 every event of the partner edition carries the reference of the application', async () => {
  const { send: bare, heard, faults, types } = await hearing('accounts-v3-partner')
  const send: Send = (method, path, options) =>
    bare(method, path, { ...options, headers: { 'x-partner-channel': 'WEB', ...options?.headers } })
  const body = { external_id: 'c-1', application_reference: 'APP-2026-004417' }
  const user = await send('POST', '/accounts-v3-partner/v3/users', { body })
  await connectBank(send, toText(user.body['id']), { api: 'accounts-v3-partner' })
  await expect.poll(types, WAIT).toEqual(expect.arrayContaining(['CONNECTION_SYNCED', 'ACCOUNT_ADDED']))
  expect(new Set(heard.map((event) => event['application_reference']))).toEqual(new Set(['APP-2026-004417']))
  expect(faults()).toEqual([])
})
