import { randomUUID } from 'node:crypto'
import { accounts, application, connection, people, resources, testBank, widgetSession } from '@portal/openapi/cast'
import { toList, toRecord, toText } from '@portal/openapi/json'
import { askToken, need, ORIGIN, sender, type Send } from './send.ts'
import type { Stage } from './stage.ts'
import { walkBank } from './walk-bank.ts'

/** A user with both channels of the test bank and with the simulator, for all of what the guides speak of. */
export async function prepareV2(stage: Stage): Promise<void> {
  const { api, fetch, client, known } = stage
  const token = need(await askToken(fetch, api, { grant_type: 'client_credentials', ...client }), 'access_token')
  known.set('client_token', token).set('admin_token', token)
  freshAddress(stage)
  const [email, password] = ['user_email', 'user_password'].map((name) => known.get(name))
  await sender(fetch, api, token)('POST', '/users', { email, password })
  await prepareUser(stage)
}

/** Has `{user_email}` be an address that nobody has. */
export function freshAddress({ known }: Stage): void {
  known.set('user_email', `${randomUUID()}@mail.example`)
}

/** Signs in the user whose e-mail and password are known, and connects the banks. */
export async function prepareUser(stage: Stage): Promise<void> {
  const { api, fetch, client, known, literals, wait } = stage
  const [username = '', password = ''] = ['user_email', 'user_password'].map((name) => known.get(name) ?? '')
  const token = await askToken(fetch, api, { grant_type: 'password', ...client, username, password })
  known.set('user_token', need(token, 'access_token')).set('refresh_token', need(token, 'refresh_token'))
  const send = sender(fetch, api, known.get('user_token'))
  literals.set(people.user.id, need((await send('GET', '/users/me')).body, 'id'))
  const channels = testBank.channels.map(({ id }) => ({ channel_definition_id: id }))
  const { location } = await send('POST', '/connections', { provider_id: testBank.id, channels })
  const id = location.replace('/connections/', '')
  literals.set(connection.id, id)
  await connectSimulator(stage)
  wait(60)
  await nameCredential(send, stage, id)
  await nameAccounts(send, stage)
  await nameRest(send, stage)
}

/** Opens the widget for the user; the direct variant has none, and its users are the same. */
async function openWidget({ fetch, client, known }: Stage): Promise<string> {
  const body = { ...client, access_token: known.get('user_token') }
  return need((await sender(fetch, 'accounts-v2')('POST', '/v2.1/widget_session', body)).body, 'session_id')
}

async function connectSimulator(stage: Stage): Promise<void> {
  const session = await openWidget(stage)
  const query = new URLSearchParams({ session_id: session, redirect_url: application.return })
  await sender(stage.fetch, 'accounts-v2')('GET', `/widget/add_connection?${query}`)
  await walkBank(stage.fetch, `${ORIGIN}/sandbox/bank/${session}`)
}

async function nameCredential(send: Send, { literals }: Stage, id: string): Promise<void> {
  const { body } = await send('GET', `/connections/${id}`)
  const found = toList(toRecord(body)['channels']).flatMap((channel) => toList(toRecord(channel)['credentials']))
  literals.set(resources.credential, need(found[0], 'id'))
}

/** The accounts of the cast and those of the simulated banks have the same names. */
async function nameAccounts(send: Send, { literals }: Stage): Promise<void> {
  const held = toList((await send('GET', '/accounts?limit=100')).body).map(toRecord)
  for (const account of Object.values(accounts)) {
    const same = held.find((one) => toText(one['name']) === account.name)
    if (same) literals.set(account.id, need(same, 'id'))
  }
}

async function nameRest(send: Send, stage: Stage): Promise<void> {
  const { known, literals } = stage
  const queue = need((await send('POST', '/queues/subscribe')).body, 'id')
  const session = await openWidget(stage)
  known.set('queue_id', queue).set('session_id', session)
  literals.set(resources.queue, queue).set(widgetSession.v2, session)
  literals.set(resources.key, need((await send('POST', '/keys')).body, 'id'))
}
