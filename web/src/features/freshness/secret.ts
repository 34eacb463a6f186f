import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether the `authorization` header bears the secret; takes equally long for every wrong one. */
export function bearsSecret(header: string | null, secret: string): boolean {
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
