import { expect, test } from 'vitest'
import { toList, toRecord, toText } from '@portal/openapi/json'
import { connectBank } from './testing/connect.ts'
import { askToken, sender, visit, type Reply } from './testing/visitor.ts'

const first = (reply: Reply, name: string) => toRecord(toList(reply.body[name])[0])

test('J1 a user connects the test bank, and its accounts and transactions can be read', async () => {
  const { send, clock } = await visit('accounts-v3')
  const user = await send('POST', '/accounts-v3/v3/users', { body: { external_id: 'c-7f31a9' } })
  const userId = toText(user.body['id'])
  const sessionId = await connectBank(send, userId)

  const session = await send('GET', `/accounts-v3/v3/widget/widget_session/${sessionId}`)
  expect(session.body).toMatchObject({ status: 'COMPLETED', user_id: userId })
  const list = `/accounts-v3/v3/connections?user_id=${userId}`
  expect(first(await send('GET', list), 'connections')).toMatchObject({ status: 'RUNNING', required_action: 'NONE' })
  clock.forward(5000)
  expect(first(await send('GET', list), 'connections')).toMatchObject({
    id: session.body['connection_id'],
    status: 'SUCCESS',
  })
  const accounts = await send('GET', `/accounts-v3/v3/accounts?user_id=${userId}`)
  expect(toList(accounts.body['accounts']).map((one) => toRecord(one)['type'])).toEqual(['CHECKINGS', 'CREDIT_CARD'])
  const transactions = await send('GET', `/accounts-v3/v3/transactions?user_id=${userId}`)
  expect(transactions.body['page']).toMatchObject({ total_elements: 31 })
})

test('J1 the same user has the same accounts and transactions, also after a restart', async () => {
  const [one, other] = [await readEverything(), await readEverything()]
  expect(one).toEqual(other)
  expect(toList(toRecord(one[1])['transactions']).length).toBeGreaterThan(100)
})

async function readEverything() {
  const { send, clock } = await visit('accounts-v3')
  const user = await send('POST', '/accounts-v3/v3/users', { body: { external_id: 'c-7f31a9' } })
  const userId = toText(user.body['id'])
  await connectBank(send, userId, { institution: '612' })
  clock.forward(5000)
  const replies = await Promise.all(
    ['accounts', 'transactions'].map((name) => send('GET', `/accounts-v3/v3/${name}?user_id=${userId}&limit=500`)),
  )
  return replies.map(({ body }) => body)
}

test('J1 a partner’s own authorisation ends at the application with a code and the state', async () => {
  const { send, sandbox } = await visit('accounts-v2-direct')
  const person = { email: 'user@mail.example', password: 'Correct-Horse-7' }
  await send('POST', '/accounts-v2-direct/users', { body: person })
  const form = { grant_type: 'password', username: person.email, password: person.password }
  const asUser = sender(sandbox, { authorization: `Bearer ${await askToken(sandbox, 'accounts-v2-direct', form)}` })
  const path = '/accounts-v2-direct/providers/612/channel_definitions/6121/authorize_url'
  const ask = async (address: string) => {
    const reply = await asUser('POST', path, { body: { redirect_uri: address, state: 'c1b7e0' } })
    return send('GET', toText(reply.body['authorize_url']))
  }
  expect((await ask('http://localhost:9000/back')).text).toMatch(
    /href="http:\/\/localhost:9000\/back\?code=ab_\w+&amp;state=c1b7e0"/,
  )
  expect((await ask('https://evil.example/back')).text).not.toContain('href="https://evil.example')
})

test('J1 V2 shows positions of one account at a time, to a token that may read investments', async () => {
  const { send, sandbox, clock } = await visit('accounts-v2-direct')
  const person = { email: 'user@mail.example', password: 'Correct-Horse-7' }
  await send('POST', '/accounts-v2-direct/users', { body: person })
  const signIn = async (scope: string) => {
    const form = { grant_type: 'password', username: person.email, password: person.password, scope }
    return sender(sandbox, { authorization: `Bearer ${await askToken(sandbox, 'accounts-v2-direct', form)}` })
  }
  const investor = await signIn('connections_manage accounts_read accounts_manage investments_read')
  const channels = [{ channel_definition_id: '6122' }]
  await investor('POST', '/accounts-v2-direct/connections', { body: { provider_id: '612', channels } })
  clock.forward(5000)
  const { body } = await investor('GET', '/accounts-v2-direct/accounts?type=SAVINGS')
  const listed = toList(body['list']).map(toRecord)
  expect(listed.filter((account) => 'investments' in account)).toEqual([])

  const other = await signIn('connections_manage accounts_read accounts_manage')
  const read = (as: typeof other) =>
    Promise.all(listed.map(async ({ id }) => (await as('GET', `/accounts-v2-direct/accounts/${toText(id)}`)).body))
  expect((await read(investor)).filter((account) => 'investments' in account)).not.toEqual([])
  expect((await read(other)).filter((account) => 'investments' in account)).toEqual([])
})

test('J1 from the page of a bank the user comes back to the callback address, and the widget goes on', async () => {
  const { send } = await visit('accounts-v3')
  const user = await send('POST', '/accounts-v3/v3/users', { body: { external_id: 'c-7f31a9' } })
  const open = (address: string) =>
    send('POST', '/accounts-v3/v3/widget/widget_session', {
      body: {
        user_id: toText(user.body['id']),
        flow: 'ADD_CONNECTION',
        redirect_url: 'http://localhost:3000/return',
        aspsp_callback_url: address,
        state: 'c1b7e0',
      },
    })
  const approve = async (address: string) => {
    const { body } = await open(address)
    const url = toText(body['widget_url'])
    await send('GET', url)
    await send('POST', url, { form: { institution: '412 REDIRECT' } })
    await send('POST', url, { form: { action: 'login', login: 'demo', password: 'demo' } })
    const { headers } = await send('POST', url, { form: { action: 'approve' } })
    return { url, id: toText(body['session_id']), to: headers.get('location') }
  }
  const { url, id, to } = await approve('http://localhost:3000/bank/callback')
  expect(to).toBe(`http://localhost:3000/bank/callback?session_id=${id}&state=c1b7e0`)
  expect((await send('GET', url)).text).toContain('name="product"')
  // Nobody is led elsewhere: the widget goes on by itself there.
  const elsewhere = await approve('https://app.example/bank/callback')
  expect(elsewhere.to).toBe(`/sandbox/bank/${elsewhere.id}`)
})
