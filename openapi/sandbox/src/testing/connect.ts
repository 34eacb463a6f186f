import { toRecord, toText } from '@portal/openapi/json'
import type { Send } from './visitor.ts'

type Options = { api?: string; institution?: string; profile?: string; redirectUrl?: string }

/** Takes a user through the simulated bank, as far as it goes; gives the session's id. */
export async function connectBank(send: Send, userId: string, options: Options = {}): Promise<string> {
  const {
    api = 'accounts-v3',
    institution = '412 REDIRECT',
    profile,
    redirectUrl = 'http://localhost:3000/return',
  } = options
  const session = await send('POST', `/${api}/v3/widget/widget_session`, {
    body: { user_id: userId, flow: 'ADD_CONNECTION', redirect_url: redirectUrl, state: 'c1b7e0' },
  })
  const url = toText(session.body['widget_url'])
  await send('GET', url)
  const simulator = institution.startsWith('413')
  const credentials = simulator ? { login: 'simulator', password: 'Simul4tor!' } : { login: 'demo', password: 'demo' }
  await send('POST', url, { form: { institution } })
  await send('POST', url, { form: { action: 'login', ...credentials, ...(profile && { profile }) } })
  await send('POST', url, { form: { action: 'challenge', code: '246810' } })
  await send('POST', url, { form: { action: 'approve' } })
  const page = await send('GET', url)
  const products = [...page.text.matchAll(/name="product" value="(\w+)"/g)].map(([, code = '']) => `product=${code}`)
  await send('POST', url, {
    body: ['action=consent', ...products].join('&'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return toText(toRecord(session.body)['session_id'])
}
