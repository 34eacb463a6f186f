import { decodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { NextRequest } from 'next/server'
import { parseBody } from 'next-sanity/webhook'

/** The lake signs each attempt anew, so an old signature is a repeated or a recorded one. */
export const MAX_AGE_MS = 5 * 60_000

export type SignatureVerdict = 'valid' | 'missing' | 'invalid' | 'expired'

/** Why a webhook is refused, with the status that says it; undefined for one that was signed with the secret. */
export async function refusalOf(
  body: string,
  header: string | null,
  secret: string | undefined,
): Promise<{ status: 401 | 500; error: string } | undefined> {
  if (!secret)
    return {
      status: 500,
      error: 'WEBHOOK_SECRET is not set: the portal takes no webhooks until it is, since it could not check them',
    }
  const verdict = await checkSignature(body, header, secret)
  return verdict === 'valid' ? undefined : { status: 401, error: `the signature is ${verdict}` }
}

/**
 * Checks the signature of a webhook over the body as it came, byte for byte, and its age, which next-sanity leaves
 * unchecked. The body is JSON.
 */
export async function checkSignature(
  body: string,
  header: string | null,
  secret: string,
  now: number = Date.now(),
): Promise<SignatureVerdict> {
  if (!header) return 'missing'
  const request = new NextRequest('http://localhost/', {
    method: 'POST',
    headers: { [SIGNATURE_HEADER_NAME]: header },
    body,
  })
  // It would wait for a CDN otherwise, which no read of ours goes through.
  const { isValidSignature } = await parseBody(request, secret, false)
  if (isValidSignature !== true) return 'invalid'
  const { timestamp } = decodeSignatureHeader(header)
  return Math.abs(now - timestamp) <= MAX_AGE_MS ? 'valid' : 'expired'
}
