import { toList, toRecord } from '@portal/openapi/json'
import { connectBank } from './connect.ts'
import { idIn, type Changes } from './request-of.ts'
import { askToken, sender, type Reply, type Send, type visit } from './visitor.ts'

type Visitor = Awaited<ReturnType<typeof visit>>

const firstId = (reply: Reply, name: string) => idIn(toRecord(toList(reply.body[name])[0]))

/** A user with a connected bank; gives what each operation needs to succeed. */
export async function prepareV3(
  { send: asVisitor, clock, sandbox }: Visitor,
  api: string,
): Promise<(id: string) => Changes> {
  const partner = api === 'accounts-v3-partner'
  const extra = partner ? { application_reference: 'dossier-1' } : {}
  const send: Send = (method, path, options = {}) =>
    asVisitor(method, path, {
      ...options,
      headers: { ...options.headers, ...(partner && { 'X-Partner-Channel': 'WEB' }) },
    })
  const user = await send('POST', `/${api}/v3/users`, { body: { external_id: 'prepared', ...extra } })
  const userId = idIn(user.body)
  await connectBank(send, userId, { institution: '413', profile: 'wealth_demo_current', api })
  clock.forward(5000)
  const lists = await Promise.all(
    ['connections', 'accounts', 'transactions'].map((name) => send('GET', `/${api}/v3/${name}?user_id=${userId}`)),
  )
  const [connectionId = '', accountId = '', transactionId = ''] = ['connections', 'accounts', 'transactions'].map(
    (name, index) => firstId(lists[index] ?? user, name),
  )
  const session = await send('POST', `/${api}/v3/widget/widget_session`, {
    body: { user_id: userId, flow: 'ADD_CONNECTION', redirect_url: 'https://app.example/bank/return' },
  })
  const userToken = await askUserToken(sandbox)
  return (id) => ({
    query: { user_id: userId },
    ...(/(?:get|update|delete)User|Report/.test(id) && { path: { id: userId } }),
    ...(/Connection$|Sync|Identity/.test(id) && { path: { id: connectionId } }),
    ...(/Account$|Balances|Investments/.test(id) && { path: { id: accountId } }),
    ...(id === 'getTransaction' && { path: { id: transactionId } }),
    ...(id === 'getWidgetSession' && { path: { session_id: idIn(session.body, 'session_id') } }),
    ...(id === 'createWidgetSession' && { body: { user_id: userId } }),
    ...(id === 'getCurrentUser' && { headers: { authorization: `Bearer ${userToken}` } }),
  })
}

/** A user token comes from V2 only: the same client's users are the same people in both versions. */
async function askUserToken(sandbox: Visitor['sandbox']): Promise<string> {
  const client = await askToken(sandbox, 'accounts-v2')
  const person = { email: 'user@mail.example', password: 'Correct-Horse-7' }
  await sender(sandbox, { authorization: `Bearer ${client}` })('POST', '/accounts-v2/users', { body: person })
  return askToken(sandbox, 'accounts-v2', { grant_type: 'password', username: person.email, password: person.password })
}
