import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signs a value, so that whoever brings it back can't have made or changed it. It stays readable: no secret goes in.
 *
 * @param purpose what the value is for; one sealed for another purpose does not open
 */
export function seal(secret: string, purpose: string, value: unknown): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${payload}.${sign(secret, purpose, payload).toString('base64url')}`
}

/** The value of `seal`, or undefined for anything that was not sealed with this secret for this purpose. */
export function unseal(secret: string, purpose: string, sealed: string): unknown {
  const [payload = '', signature = '', ...rest] = sealed.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(secret, purpose, payload)
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}

function sign(secret: string, purpose: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest()
}
