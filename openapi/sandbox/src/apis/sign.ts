import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { Behaviours } from '../call.ts'
import { unknownResource } from '../errors.ts'
import { epoch } from '../time.ts'

const KEY_ID = 'sk-2026-04'

let pair: { publicKey: KeyObject; privateKey: KeyObject } | undefined

/** The pair that signs; made when it is first needed, and gone with the process. */
function keyPair() {
  pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
  return pair
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A body as a signed token: RS256, with the key that `GET /sign-keys` gives. */
export function signJson(body: unknown, now: number): string {
  const content = `${base64url({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${base64url({ iat: epoch(now), data: body })}`
  return `${content}.${sign('sha256', Buffer.from(content), keyPair().privateKey).toString('base64url')}`
}

const signKey = () => ({
  id: KEY_ID,
  public_key: keyPair().publicKey.export({ type: 'spki', format: 'pem' }).toString(),
})

export const signKeys: Behaviours = {
  listSignKeysV2: () => ({ status: 200, body: [signKey()] }),

  getSignKeyV2({ path }) {
    if (path['id'] !== KEY_ID) throw unknownResource('key')
    return { status: 200, body: signKey() }
  },
}
