import { createHmac } from 'node:crypto'
import type { Notification } from '../call.ts'
import { isLoopback } from '../bank/return-address.ts'
import type { World } from '../state/world.ts'
import { epoch, MINUTE, SECOND } from '../time.ts'
import { hooksOf } from './hooks.ts'

/** What the operator allows: deliveries to this machine, except to these ports. */
export type WebhookOptions = { refusedPorts?: readonly number[]; fetch?: typeof fetch }

const MOST_A_MINUTE = 60
const TIMEOUT = 5 * SECOND

/** Whether events may be sent to an address: on this machine, and none of the ports that are kept out. */
export function mayDeliverTo(address: string, { refusedPorts = [] }: WebhookOptions): boolean {
  if (!isLoopback(address)) return false
  const { port, protocol, username, password } = new URL(address)
  const number = Number(port || (protocol === 'https:' ? 443 : 80))
  return username === '' && password === '' && !refusedPorts.includes(number)
}

/** The header of a signature, as the webhooks of Accounts V3 describe it. */
const SIGNATURE_HEADER = 'Webhook-Signature'

/** A signature of a body: `t=<epoch>,v1=<hex hmac-sha256 of t.body>`. */
function signBody(body: string, secret: string, now: number): string {
  const time = epoch(now)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

/** Sends one event, once, without following redirects or reading the answer. Never throws. */
export async function deliver(world: World, event: Notification, now: number, options: WebhookOptions): Promise<void> {
  const hooks = hooksOf(world)
  const request = requestOf(hooks.target, hooks.subscription, event, now)
  if (!request || !mayDeliverTo(request.url, options) || !counted(hooks.sent, now)) return
  try {
    const send = options.fetch ?? fetch
    const response = await send(request.url, {
      ...request.init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await response.body?.cancel()
  } catch {
    // Nobody listens there. The real service would try again; the sandbox does not.
  }
}

type Target = { url: string; secret: string } | undefined

function requestOf(target: Target, subscription: string | undefined, event: Notification, now: number) {
  if (event.kind === 'resource') {
    const address = target?.url ?? subscription
    if (address === undefined || !URL.canParse(address)) return undefined
    const url = new URL(address)
    url.searchParams.set('resource_type', event.type)
    url.searchParams.set('resource_id', event.id)
    return { url: url.href, init: { method: 'GET' } }
  }
  if (!target) return undefined
  const body = JSON.stringify(event.body)
  const signature = event.unsigned ? {} : { [SIGNATURE_HEADER]: signBody(body, target.secret, now) }
  return {
    url: target.url,
    init: { method: 'POST', headers: { 'content-type': 'application/json', ...signature }, body },
  }
}

function counted(sent: { minute: number; count: number }, now: number): boolean {
  const minute = Math.floor(now / MINUTE)
  if (sent.minute !== minute) Object.assign(sent, { minute, count: 0 })
  sent.count += 1
  return sent.count <= MOST_A_MINUTE
}
