import { randomUUID } from 'node:crypto'
import { application, clients, simulator } from '@portal/openapi/cast'

type Fetch = (request: Request) => Promise<Response>

export const ORIGIN = 'http://localhost'

/** Asks for a client token of one API. */
export async function askToken(fetch: Fetch, api: string): Promise<string> {
  const { id, secret } = api === 'payments' ? clients.payments : clients.accounts
  const fields = { grant_type: 'client_credentials', client_id: id, client_secret: secret }
  const headers = new Headers(api === 'payments' ? { authorization: `Basic ${btoa(`${id}:${secret}`)}` } : {})
  const body = new URLSearchParams(api === 'payments' ? { grant_type: fields.grant_type } : fields)
  const answer = await fetch(new Request(`${ORIGIN}/sandbox/${api}/token`, { method: 'POST', headers, body }))
  return idIn(await answer.text(), 'access_token')
}

/** What the sandbox holds before a page's examples are sent, by the placeholders that stand for it. */
export async function prepareV3(fetch: Fetch, token: string, wait: () => void): Promise<Record<string, string>> {
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const address = path.startsWith('http') ? path : `${ORIGIN}/sandbox/accounts-v3/v3${path}`
    const request = new Request(address, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return (await fetch(request)).text()
  }
  const user = idIn(await call('POST', '/users', { external_id: randomUUID() }), 'id')
  const open = (redirect_url: string) =>
    call('POST', '/widget/widget_session', { user_id: user, flow: 'ADD_CONNECTION', redirect_url })
  await connect(fetch, idIn(await open(application.return), 'widget_url'))
  wait()
  const read = async (list: string) => idIn(await call('GET', `/${list}?user_id=${user}`), 'id')
  return {
    user_id: user,
    connection_id: await read('connections'),
    account_id: await read('accounts'),
    transaction_id: await read('transactions'),
    provider_id: await read('providers'),
    session_id: idIn(await open(application.return), 'session_id'),
  }
}

/** Goes through the pages of the simulated bank, which holds every kind of account. */
async function connect(fetch: Fetch, url: string): Promise<void> {
  const send = async (body: URLSearchParams | string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return fetch(new Request(url, { method: 'POST', headers, body: body.toString() }))
  }
  await fetch(new Request(url))
  await send(new URLSearchParams({ institution: simulator.id }))
  await send(new URLSearchParams({ action: 'login', ...simulator.credentials, profile: 'wealth_demo_current' }))
  await send(new URLSearchParams({ action: 'challenge', code: '246810' }))
  await send(new URLSearchParams({ action: 'approve' }))
  const page = await (await fetch(new Request(url))).text()
  const products = [...page.matchAll(/name="product" value="(\w+)"/g)].map(([, code]) => `product=${code}`)
  await send(['action=consent', ...products].join('&'))
}

/** The first value of a name in a JSON text. */
export function idIn(text: string, name: string): string {
  return new RegExp(`"${name}":\\s?"([^"]+)"`).exec(text)?.[1] ?? ''
}
