import { expect, test } from 'vitest'
import { accountsDemo } from './accounts-demo.ts'
import { createDemoSession, type Tab } from './demo-session.ts'
import type { Result } from './demo-state.ts'

const configured = { clientId: 'sandbox-demo-accounts', currency: 'EUR' }

const answer = (status: number, body: object): Result => ({
  kind: 'answer',
  status,
  milliseconds: 1,
  headers: [],
  body: JSON.stringify(body),
})

/** A tab that remembers, and a sandbox that answers with what the test gives it. */
function tab({ search = '', stored = new Map<string, string>(), answers = [answer(200, { access_token: 't' })] } = {}) {
  const sent: object[] = []
  const cleared: string[] = []
  const kept: Tab = {
    address: () => ({ origin: 'https://portal.example', search }),
    clearSearch: () => cleared.push(search),
    recall: (key) => stored.get(key) ?? null,
    remember: (key, text) => stored.set(key, text),
    forget: (key) => stored.delete(key),
    send: async (call, held) => {
      sent.push(call.build(held).form ?? {})
      return answers[Math.min(sent.length, answers.length) - 1] ?? answer(500, {})
    },
  }
  return { kept, sent, cleared, stored }
}

const calls = accountsDemo.steps[0]?.calls ?? []

test('H2 a call that is run before anything has begun the demo carries this tab’s own secret', async () => {
  const { kept, sent } = tab()
  const session = createDemoSession(accountsDemo, configured, kept)
  await session.run(calls)
  expect(sent).toEqual([
    {
      grant_type: 'client_credentials',
      client_id: 'sandbox-demo-accounts',
      client_secret: expect.stringMatching(/^demo-[0-9a-f]{20}$/),
    },
  ])
  expect(session.get().held).toMatchObject({ token: 't', 'passed-token': 'yes' })
  const { secret } = session.get().held
  session.begin(configured)
  expect(session.get()).toMatchObject({ held: { secret, token: 't' }, results: { token: { status: 200 } } })
})

test('H2 a demo pressed twice runs once', async () => {
  const { kept, sent } = tab()
  const session = createDemoSession(accountsDemo, configured, kept)
  await Promise.all([session.run(calls), session.run(calls)])
  expect(sent).toHaveLength(1)
})

test('H2 another tab of the session goes on where the first stood, and starting over forgets it', async () => {
  const first = tab()
  const before = createDemoSession(accountsDemo, configured, first.kept)
  await before.run(calls)
  before.go(1)
  const after = createDemoSession(accountsDemo, configured, tab({ stored: first.stored }).kept)
  expect(after.get()).toMatchObject({ step: 0, results: {} })
  after.begin(configured)
  expect(after.get()).toEqual(before.get())
  after.startOver()
  expect(after.get()).toMatchObject({ step: 0, results: {}, held: { clientId: 'sandbox-demo-accounts' } })
  expect(after.get().held['secret']).not.toBe(before.get().held['secret'])
})

test('H2 K1 what the configuration says later counts from then on', () => {
  const { kept } = tab()
  const session = createDemoSession(accountsDemo, configured, kept)
  session.begin(configured)
  const { secret } = session.get().held
  session.begin({ ...configured, clientId: 'another' })
  expect(session.get().held).toMatchObject({ clientId: 'another', secret })
})

test('H2 an answer that comes after starting over is dropped', async () => {
  const { kept } = tab()
  const session = createDemoSession(accountsDemo, configured, kept)
  const running = session.run(calls)
  session.startOver()
  await running
  expect(session.get()).toMatchObject({ results: {}, running: undefined })
  expect(session.get().held['token']).toBeUndefined()
})

test('H2 a call that fails stops the ones behind it', async () => {
  const { kept, sent } = tab({ answers: [answer(404, { error: 'RESOURCE_UNKNOWN' })] })
  const session = createDemoSession(accountsDemo, configured, kept)
  await session.run(accountsDemo.steps[3]?.calls ?? [])
  expect(sent).toHaveLength(1)
  expect(session.get()).toMatchObject({ running: undefined, results: { connections: { status: 404 } } })
})

test('H2 a return that this tab did not ask for is told, and leaves the address', () => {
  const { kept, cleared } = tab({ search: '?session_id=ws_other&status=SUCCESS&state=other' })
  const session = createDemoSession(accountsDemo, configured, kept)
  session.begin(configured)
  expect(session.get()).toMatchObject({ step: 0, held: { outcome: 'FOREIGN' } })
  expect(cleared).toHaveLength(1)
})
