import { toList, toRecord } from '@portal/openapi/json'
import { idIn, type Changes } from './request-of.ts'
import { askToken, SECRET, sender, type Send, type visit } from './visitor.ts'

type Visitor = Awaited<ReturnType<typeof visit>>

const PERSON = { email: 'user@mail.example', password: 'Correct-Horse-7' }

/** A user with both channels of a bank, and that user's token; gives what each operation needs to succeed. */
export async function prepareV2({ send: asClient, clock, sandbox }: Visitor, api: string) {
  const created = await asClient('POST', `/${api}/users`, { body: PERSON })
  const userId = lastPart(created.headers.get('location'))
  const token = await askToken(sandbox, api, {
    grant_type: 'password',
    username: PERSON.email,
    password: PERSON.password,
  })
  const send = sender(sandbox, { authorization: `Bearer ${token}` })
  const channels = ['6121', '6122'].map((id) => ({ channel_definition_id: id }))
  await send('POST', `/${api}/connections`, { body: { provider_id: '612', channels } })
  clock.forward(5000)
  const ids = await readIds(send, api)
  const queueId = idIn((await send('POST', `/${api}/queues/subscribe`)).body)
  const keyId = idIn((await send('POST', `/${api}/keys`)).body)
  const session = await sender(sandbox)('POST', `/${api}/v2.2/widget_session`, { body: client(token) })
  const changes = (id: string): Changes => ({
    path: pathOf(id, { ...ids, userId, queueId, keyId }),
    query: {
      session_id: idIn(session.body, 'session_id'),
      connection_id: ids.connectionId,
      redirect_url: 'http://localhost:3000/return',
    },
    ...bodyOf(id, token),
  })
  return { send, changes, createsUsers: asClient }
}

const client = (token: string) => ({ client_id: 'sandbox-demo-accounts', client_secret: SECRET, access_token: token })

const lastPart = (location: string | null) => location?.split('/').at(-1) ?? ''

async function readIds(send: Send, api: string) {
  const [connections, accounts, transactions] = await Promise.all(
    ['connections', 'accounts', 'transactions'].map(async (name) => {
      const { body } = await send('GET', `/${api}/${name}`)
      return toRecord(toList(body['list'])[0])
    }),
  )
  const channel = toList(connections?.['channels'])
    .map(toRecord)
    .find(({ mode }) => mode === 'EMBEDDED')
  return {
    connectionId: idIn(connections ?? {}),
    accountId: idIn(accounts ?? {}),
    transactionId: idIn(transactions ?? {}),
    credentialId: idIn(toRecord(toList(channel?.['credentials'])[0])),
  }
}

type Ids = Awaited<ReturnType<typeof readIds>> & { userId: string; queueId: string; keyId: string }

function pathOf(id: string, ids: Ids): Record<string, string> {
  const shared = {
    connection_id: ids.connectionId,
    channel_definition_id: '6121',
    credential_id: ids.credentialId,
    provider_id: '612',
  }
  if (/User/.test(id)) return { id: ids.userId }
  if (/Account/.test(id)) return { id: ids.accountId }
  if (/Transaction/.test(id)) return { id: ids.transactionId }
  if (/Queue/.test(id)) return { id: ids.queueId }
  if (/Provider/.test(id)) return { id: '612' }
  if (/SignKey/.test(id)) return { id: 'sk-2026-04' }
  if (/Key/.test(id)) return { id: ids.keyId }
  return { ...shared, id: ids.connectionId }
}

function bodyOf(id: string, token: string): Changes {
  if (/WidgetSession/.test(id)) return { body: client(token) }
  if (id === 'createConnectionV2')
    return { body: { provider_id: '612', channels: [{ channel_definition_id: '6121' }] } }
  if (id === 'createTokenV2') return { body: { client_secret: SECRET } }
  if (id === 'createUserV2') return { body: { email: 'another@mail.example' } }
  return {}
}
