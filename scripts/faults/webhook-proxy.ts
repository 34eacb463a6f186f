import { once } from 'node:events'
import { createServer } from 'node:http'

/** How the way of the webhooks misbehaves. */
export type WebhookFault = 'none' | 'lost' | 'duplicated' | 'reordered' | 'replayed'

type Webhook = { body: string; headers: Record<string, string> }

const KEPT = /^(content-type|idempotency-key|sanity-.*)$/

/** Stands between the content lake and the portal's endpoint, and misbehaves on demand. */
export async function startWebhookProxy(target: string, port: number) {
  let fault: WebhookFault = 'none'
  const recorded: Webhook[] = []
  let held: Webhook | undefined
  const pass = ({ body, headers }: Webhook) => fetch(target, { method: 'POST', headers, body })
  // Nobody waits for what the network does by itself; the portal may refuse it.
  const passUnasked = (webhook: Webhook) =>
    void pass(webhook).then(
      (response) => response.body?.cancel(),
      () => {},
    )

  const answers: Readonly<Record<WebhookFault, (webhook: Webhook) => Promise<number>>> = {
    none: async (webhook) => (await pass(webhook)).status,
    lost: async () => 200,
    duplicated: async (webhook) => {
      for (let copies = 0; copies < 3; copies += 1) passUnasked(webhook)
      return (await pass(webhook)).status
    },
    // Each comes after the one that was sent later.
    reordered: async (webhook) => {
      const earlier = held
      held = earlier ? undefined : webhook
      if (!earlier) return 200
      const { status } = await pass(webhook)
      passUnasked(earlier)
      return status
    },
    replayed: async (webhook) => {
      const { status } = await pass(webhook)
      for (const old of recorded) passUnasked(old)
      return status
    },
  }

  const server = createServer(async (request, response) => {
    try {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      const headers = Object.entries(request.headers).filter(([name]) => KEPT.test(name))
      const webhook = {
        body: Buffer.concat(parts).toString(),
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      }
      recorded.push(webhook)
      response.writeHead(await answers[fault](webhook)).end()
    } catch {
      response.writeHead(502).end()
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    inject(next: WebhookFault) {
      fault = next
      if (held) passUnasked(held)
      held = undefined
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
