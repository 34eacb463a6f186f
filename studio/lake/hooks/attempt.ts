import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { Delivery } from '../store/deliveries.ts'
import type { Hook } from './hook.ts'

export type Outcome =
  | { kind: 'delivered'; status: number }
  /** Another attempt may succeed: no answer, or one that says so. */
  | { kind: 'retry'; status: number | null; reason: string }
  /** The receiver understood and refused; asking again would not change its mind. */
  | { kind: 'refused'; status: number; reason: string }

export type Post = (url: string, init: RequestInit) => Promise<Response>

const RETRIED_STATUSES = new Set([408, 425, 429])

/** Sends one message once. Never throws: what went wrong is the outcome. */
export async function attempt(
  hook: Hook,
  delivery: Delivery,
  options: { projectId: string; now: number; post: Post; signal: AbortSignal },
): Promise<Outcome> {
  try {
    const response = await options.post(hook.url, {
      method: hook.httpMethod,
      headers: await headersFor(hook, delivery, options),
      body: delivery.payload,
      // A redirect would carry the signed message to an address that nobody entered.
      redirect: 'manual',
      signal: options.signal,
    })
    await response.body?.cancel()
    return judge(response.status)
  } catch (error) {
    return { kind: 'retry', status: null, reason: reasonOf(error) }
  }
}

async function headersFor(hook: Hook, delivery: Delivery, { projectId, now }: { projectId: string; now: number }) {
  return {
    ...hook.headers,
    'content-type': 'application/json',
    'user-agent': 'embedded-lake-webhooks',
    'idempotency-key': delivery.idempotencyKey,
    'sanity-transaction-id': delivery.transactionId,
    'sanity-transaction-time': delivery.transactionTime,
    'sanity-document-id': delivery.documentId,
    'sanity-operation': delivery.operation,
    'sanity-dataset': delivery.dataset,
    'sanity-project-id': projectId,
    'sanity-webhook-id': hook.id,
    ...(hook.secret && { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(delivery.payload, now, hook.secret) }),
  }
}

function judge(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered', status }
  const reason = `the receiver answered ${status}`
  if (status >= 500 || RETRIED_STATUSES.has(status)) return { kind: 'retry', status, reason }
  return { kind: 'refused', status, reason }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? `${error.message}: ${cause.message || cause.name}` : error.message
}
