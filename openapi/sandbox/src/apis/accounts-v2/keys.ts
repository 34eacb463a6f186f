import { constants, generateKeyPairSync, privateDecrypt, type KeyObject } from 'node:crypto'
import { toRecord, toText } from '@portal/openapi/json'
import { isPossibleReturn } from '../../bank/return-address.ts'
import type { Behaviours } from '../../call.ts'
import { SandboxError, unknownResource } from '../../errors.ts'
import { shelfPerWorld } from '../../state/world.ts'
import { epoch, MINUTE } from '../../time.ts'
import { pathInstitution } from './providers.ts'

let pair: { publicKey: KeyObject; privateKey: KeyObject } | undefined

/** The pair that credentials are encrypted for; made when it is first needed. */
function keyPair() {
  pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
  return pair
}

const keysOf = shelfPerWorld<{ id: string; expiresAt: number }>(50)

function showKey({ id, expiresAt }: { id: string; expiresAt: number }) {
  const pem = keyPair().publicKey.export({ type: 'spki', format: 'pem' }).toString()
  return { id, algorithm: 'RSA-OAEP-256', public_key: pem, expires_at: epoch(expiresAt) }
}

/** What a value says once decrypted; a value that was not encrypted is taken as base64 text. */
function plain(value: string): string {
  const bytes = Buffer.from(value, 'base64')
  try {
    return privateDecrypt(
      { key: keyPair().privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      bytes,
    ).toString('utf8')
  } catch {
    return bytes.toString('utf8')
  }
}

/** Refuses a credential whose plain text is `wrong`. @throws {SandboxError} */
export function refuseWrong(value: unknown): void {
  if (typeof value === 'string' && plain(value) === 'wrong')
    throw new SandboxError('CREDENTIALS_INVALID', { description: 'The bank refuses these credentials.' })
}

export const keys: Behaviours = {
  createKeyV2({ world, services, now }) {
    const key = { id: `key-${services.secret(6)}`, expiresAt: now + 15 * MINUTE }
    keysOf(world).set(key.id, key)
    return { status: 201, body: showKey(key) }
  },

  getKeyV2({ world, path }) {
    const key = keysOf(world).get(path['id'] ?? '')
    if (!key) throw unknownResource('key')
    return { status: 200, body: showKey(key) }
  },

  createAuthorizeUrlV2(call) {
    const institution = pathInstitution(call, 'provider_id')
    const channel = institution.channels.find(({ id }) => id === call.path['channel_definition_id'])
    if (channel?.mode !== 'REDIRECT') throw unknownResource('channel definition')
    const { redirect_uri: address, state } = toRecord(call.body)
    if (!isPossibleReturn(toText(address)))
      throw new SandboxError('BAD_PARAMETER', {
        status: 400,
        description: 'redirect_uri is no address of an application.',
      })
    const code = `ab_${call.services.secret(6)}`
    const search = new URLSearchParams({
      provider: institution.id,
      address: toText(address),
      code,
      state: toText(state),
    })
    return { status: 200, body: { authorize_url: `${call.origin}/sandbox/bank/authorize?${search}`, expires_in: 600 } }
  },
}
