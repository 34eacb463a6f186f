import { randomUUID } from 'node:crypto'
import { application } from '@portal/openapi/cast'
import { toList, toRecord } from '@portal/openapi/json'
import { askToken, need, sender, type Fetch } from './send.ts'
import type { Stage } from './stage.ts'
import { walkBank } from './walk-bank.ts'

/** A user with a connected bank, and what hangs from it, by the placeholders that stand for it. */
export async function prepareV3({ fetch, client, wait, known }: Stage): Promise<void> {
  const token = await clientToken(fetch, client)
  const send = sender(fetch, 'accounts-v3', token)
  const user = need((await send('POST', '/v3/users', { external_id: randomUUID() })).body, 'id')
  const open = async () => {
    const settings = { user_id: user, flow: 'ADD_CONNECTION', redirect_url: application.return }
    return (await send('POST', '/v3/widget/widget_session', settings)).body
  }
  await walkBank(fetch, need(await open(), 'widget_url'))
  wait(60)
  known.set('access_token', token)
  known.set('user_id', user)
  known.set('session_id', need(await open(), 'session_id'))
  for (const list of ['connections', 'accounts', 'transactions', 'providers']) {
    const { body } = await send('GET', `/v3/${list}?user_id=${user}`)
    known.set(`${list.slice(0, -1)}_id`, firstId(body, list))
  }
}

async function clientToken(fetch: Fetch, client: Stage['client']): Promise<string> {
  return need(await askToken(fetch, 'accounts-v3', { grant_type: 'client_credentials', ...client }), 'access_token')
}

function firstId(body: unknown, list: string): string {
  const [first] = toList(toRecord(body)[list])
  return need(first, 'id')
}
