import { createHash, timingSafeEqual } from 'node:crypto'
import { letterboxToken } from './letterbox.ts'

export type Tokens = { writeToken: string | undefined; readToken: string | undefined }

/** The token of an Authorization header, `undefined` without the header, `''` when the header is of another kind. */
export function bearerToken(authorization: string | null): string | undefined {
  if (authorization === null) return undefined
  return /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? ''
}

/** What a token may do, or `undefined` for a token that is not ours. */
export function tokenRole(token: string, tokens: Tokens): 'read' | 'write' | 'letterbox' | undefined {
  // All are compared whatever the first one says, so that time tells nothing about any.
  const isWrite = sameSecret(token, tokens.writeToken)
  const isRead = sameSecret(token, tokens.readToken)
  const isLetterbox = sameSecret(token, tokens.writeToken && letterboxToken(tokens.writeToken))
  if (isWrite) return 'write'
  if (isRead) return 'read'
  return isLetterbox ? 'letterbox' : undefined
}

// Digests have one length, which timingSafeEqual needs and which hides the length of the secret.
function sameSecret(given: string, secret: string | undefined): boolean {
  const same = timingSafeEqual(digest(given), digest(secret ?? ''))
  return same && secret !== undefined && secret !== ''
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
