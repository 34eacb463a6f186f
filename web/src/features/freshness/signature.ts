import { decodeSignatureHeader, isValidSignature } from '@sanity/webhook'

/** The lake signs each attempt anew, so an old signature is a repeated or a recorded one. */
export const MAX_AGE_MS = 5 * 60_000

export type SignatureVerdict = 'valid' | 'missing' | 'invalid' | 'expired'

/**
 * Checks the signature of a webhook over the body as it came, byte for byte, and its age, which @sanity/webhook
 * leaves unchecked.
 */
export async function checkSignature(
  body: string,
  header: string | null,
  secret: string,
  now: number = Date.now(),
): Promise<SignatureVerdict> {
  if (!header) return 'missing'
  if (!(await isValidSignature(body, header, secret))) return 'invalid'
  const { timestamp } = decodeSignatureHeader(header)
  return Math.abs(now - timestamp) <= MAX_AGE_MS ? 'valid' : 'expired'
}
