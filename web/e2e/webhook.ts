import { encodeSignatureHeader } from '@sanity/webhook'
import { stack } from './stack.ts'

type Sent = { secret?: string; signature?: string | null; at?: number }

/** Sends a webhook as the content source does, or with something wrong in it. */
export async function sendWebhook(
  body: string,
  { secret = stack.webhookSecret, signature, at = Date.now() }: Sent = {},
) {
  const header = signature === undefined ? await encodeSignatureHeader(body, at, secret) : signature
  return fetch(`${stack.webUrl}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(header === null ? {} : { 'sanity-webhook-signature': header }) },
    body,
  })
}

/** Says that a page changed, and waits for the portal's answer. */
export async function tellOf(change: { _id: string; _type: string; operation: string; [field: string]: unknown }) {
  const response = await sendWebhook(JSON.stringify(change))
  if (!response.ok) throw new Error(`the webhook was answered ${response.status}: ${await response.text()}`)
}
