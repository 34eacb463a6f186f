import { createHash, timingSafeEqual } from 'node:crypto'
import type { Role, Viewer } from '../context.ts'
import type { IssuedToken } from '../store/tokens.ts'
import { letterboxToken } from './letterbox.ts'
import { TOKEN_USERS, userOfToken } from './users.ts'

/** The tokens that whoever started the lake gave it. */
export type Tokens = Readonly<Record<`${Role}Token`, string | undefined>>

/** Says who a token stands for, or `undefined` for a token that is not ours. */
export type TokenReader = (token: string) => Viewer | undefined

/** The token of an Authorization header, `undefined` without the header, `''` when the header is of another kind. */
export function bearerToken(authorization: string | null): string | undefined {
  if (authorization === null) return undefined
  return /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? ''
}

/** Digests have one length, which `timingSafeEqual` needs and which hides the length of the secret. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Keeps digests of the tokens it was started with, and compares with those and with the ones given out since. */
export function createTokenReader(tokens: Tokens, issued: () => readonly IssuedToken[]): TokenReader {
  const { writeToken } = tokens
  const letterbox: Viewer = { kind: 'anonymous', mayLeaveLetters: true }
  const given: readonly [string | undefined, Viewer][] = [
    [tokens.adminToken, TOKEN_USERS.admin],
    [writeToken, TOKEN_USERS.write],
    [tokens.readToken, TOKEN_USERS.read],
    [writeToken && letterboxToken(writeToken), letterbox],
  ]
  const known = given.flatMap(([token, viewer]) => (token ? [{ hash: tokenHash(token), viewer }] : []))
  return (token) => {
    const hash = tokenHash(token)
    // All are compared whatever the first one says, so that time tells nothing about any.
    const same = known.filter((each) => timingSafeEqual(each.hash, hash))
    const sameIssued = issued().filter((each) => timingSafeEqual(Buffer.from(each.hash, 'base64url'), hash))
    const [found] = sameIssued
    return same[0]?.viewer ?? (found && userOfToken(found))
  }
}
