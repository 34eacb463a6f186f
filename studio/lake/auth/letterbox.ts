import { createHmac } from 'node:crypto'

/**
 * The token of those who may leave a letter and nothing else: they create feedback, and read no more than anybody. It
 * follows from the write token, so that nobody has to keep another secret; the write token does not follow from it.
 */
export function letterboxToken(writeToken: string): string {
  return createHmac('sha256', writeToken).update('letterbox').digest('base64url')
}
