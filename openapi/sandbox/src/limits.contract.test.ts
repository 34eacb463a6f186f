import { expect, test } from 'vitest'
import { createSandbox } from './create-sandbox.ts'
import { askToken, createClock, sender, visit } from './testing/visitor.ts'

const create = (send: ReturnType<typeof sender>, id: string) =>
  send('POST', '/accounts-v3/v3/users', { body: { external_id: id } })

async function hasOneUser(send: ReturnType<typeof sender>): Promise<boolean> {
  const { text } = await send('GET', '/accounts-v3/v3/users')
  return text.includes('"total_elements":1')
}

test('Q3 more than the documented calls in a second get 429, until the next second', async () => {
  const { send, clock } = await visit('accounts-v3', { limits: { callsPerSecond: 20 } })
  const statuses = await Promise.all(
    Array.from({ length: 21 }, async () => (await send('GET', '/accounts-v3/v3/users')).status),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  clock.forward(1000)
  expect((await send('GET', '/accounts-v3/v3/users')).status).toBe(200)
})

test('Q3 a body over the limit, and one visitor’s data over theirs, are refused in words', async () => {
  const { send } = await visit('accounts-v3', { limits: { bodyBytes: 1000, worldBytes: 1500, users: 50 } })
  const large = await send('POST', '/accounts-v3/v3/users', { body: { external_id: 'x'.repeat(2000) } })
  expect([large.status, large.body['error_description']]).toEqual([413, 'The body is larger than 1000 bytes.'])
  const email = `${'x'.repeat(60)}@mail.example`
  const replies = []
  for (let index = 0; index < 30; index += 1)
    // oxlint-disable-next-line no-await-in-loop -- they are counted one after the other
    replies.push(
      await send('POST', '/accounts-v3/v3/users', { body: { external_id: `u${index}`, email: `${index}${email}` } }),
    )
  expect(replies[0]?.status).toBe(201)
  expect(replies.at(-1)?.status).toBe(429)
  expect(replies.at(-1)?.body['error_description']).toContain('another secret')
})

test('Q3 the users of a visitor are limited, and the message says what to do', async () => {
  const { send } = await visit('accounts-v3', { limits: { users: 1 } })
  expect((await create(send, 'one')).status).toBe(201)
  const second = await create(send, 'two')
  expect([second.status, second.body['error_description']]).toEqual([
    429,
    'The sandbox keeps 1 users. Delete some, or use another client secret.',
  ])
})

test('Q3 the visitor idle longest leaves first, and state ends after its lifetime', async () => {
  const clock = createClock()
  const limits = { worlds: 2, callsPerSecond: Infinity, allCallsPerSecond: Infinity, worldLifetime: 60_000 }
  const sandbox = createSandbox({ now: clock.now, limits })
  const visitors = []
  for (const name of ['first', 'second', 'third']) {
    // oxlint-disable-next-line no-await-in-loop -- the order is what is tested
    const token = await askToken(sandbox, 'accounts-v3', { client_secret: `the-secret-of-${name}` })
    const send = sender(sandbox, { authorization: `Bearer ${token}` })
    // oxlint-disable-next-line no-await-in-loop -- the order is what is tested
    await create(send, name)
    visitors.push(send)
  }
  const [first, second, third] = visitors
  expect(second && (await hasOneUser(second))).toBe(true)
  expect(third && (await hasOneUser(third))).toBe(true)
  expect(first && (await hasOneUser(first))).toBe(false)
  clock.forward(61_000)
  expect(third && (await hasOneUser(third))).toBe(false)
})

test('J1 visitors of different secrets share nothing, and the published secret begins anew with each token', async () => {
  const { sandbox, send } = await visit('accounts-v3')
  await create(send, 'mine')
  const published = { client_secret: 'sandbox-demo-accounts-secret' }
  const tokens = [
    await askToken(sandbox, 'accounts-v3', { client_secret: 'another-visitor-secret' }),
    await askToken(sandbox, 'accounts-v3', published),
    await askToken(sandbox, 'accounts-v3', published),
  ]
  const created = await Promise.all(
    tokens.map((token) => create(sender(sandbox, { authorization: `Bearer ${token}` }), 'mine')),
  )
  expect(created.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(created.map(({ body }) => body['id'])).size).toBe(3)
})

test('J1 a token ends after an hour, and asking for less than a call needs gets insufficient_scope', async () => {
  const { send, clock } = await visit('accounts-v3', { scope: 'users_manage' })
  const weak = await send('GET', '/accounts-v3/v3/providers')
  expect([weak.status, weak.body['error']]).toEqual([403, 'insufficient_scope'])
  clock.forward(3_600_000)
  const late = await send('GET', '/accounts-v3/v3/users')
  expect([late.status, late.body['error_description']]).toEqual([401, 'The access token has expired.'])
})
