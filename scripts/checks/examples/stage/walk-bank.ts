import { simulator } from '@portal/openapi/cast'
import type { Fetch } from './send.ts'

/** Goes through the pages of the simulated bank, to the simulator's profile that holds every kind of account. */
export async function walkBank(fetch: Fetch, page: string): Promise<void> {
  const send = async (body: URLSearchParams | string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return fetch(new Request(page, { method: 'POST', headers, body: body.toString() }))
  }
  await fetch(new Request(page))
  await send(new URLSearchParams({ institution: simulator.id }))
  await send(new URLSearchParams({ action: 'login', ...simulator.credentials, profile: 'wealth_demo_current' }))
  await send(new URLSearchParams({ action: 'challenge', code: '246810' }))
  await send(new URLSearchParams({ action: 'approve' }))
  const consent = await (await fetch(new Request(page))).text()
  const products = [...consent.matchAll(/name="product" value="(\w+)"/g)].map(([, code]) => `product=${code}`)
  await send(['action=consent', ...products].join('&'))
}
