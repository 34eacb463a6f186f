import 'server-only'
import { env } from '../../env.ts'
import { type Bus, connectBus, type Delivery, RELAYED_HEADER } from './bus.ts'

/** As long as the portal itself may take for a webhook. */
const PATIENCE_MS = 60_000

declare global {
  // Begun when the server starts, used by the webhook's route: bundled apart, they share only the global.
  var portalBus: Bus | undefined
}

/** Joins the other instances of the portal, when there are any. */
export async function startBus(): Promise<void> {
  if (env.redisUrl) globalThis.portalBus ??= await connectBus({ url: env.redisUrl, receive })
}

/** Passes a webhook on, unless another instance did. */
export function tellOthers(delivery: Delivery): void {
  if (!delivery.headers.has(RELAYED_HEADER)) globalThis.portalBus?.tell(delivery)
}

// Its signature is checked like that of any other.
async function receive({ body, headers }: Delivery): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${env.webPort}/api/revalidate`, {
    method: 'POST',
    cache: 'no-store',
    headers: { ...Object.fromEntries(headers), 'content-type': 'application/json', [RELAYED_HEADER]: '1' },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`a webhook of another instance was answered ${response.status}`)
  await response.body?.cancel()
}
