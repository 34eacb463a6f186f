import { createHash } from 'node:crypto'
import { type Coding, compress } from './encodings.ts'

// 2 ms for a page; the best quality takes twenty times as long for a tenth less.
const QUALITY = 9

/** The bytes of an answer with its compressed forms, which are made when first asked for. */
export type Body = {
  readonly id: string
  readonly etag: string
  readonly raw: Buffer
  readonly compressible: boolean
  br?: Buffer
  gzip?: Buffer
  making?: Partial<Record<Coding, Promise<Buffer>>>
}

/** A name for content. */
export function digest(raw: Buffer | string): string {
  return createHash('sha256').update(raw).digest('base64url').slice(0, 22)
}

export function createBody(raw: Buffer, compressible: boolean): Body {
  const id = digest(raw)
  // Weak: the same page in another coding has other bytes.
  return { id, etag: `W/"${id}"`, raw, compressible }
}

/** The body in a coding; made once, however many ask. `onMade` learns of the bytes that it takes. */
export async function encoded(body: Body, coding: Coding, onMade: (bytes: number) => void): Promise<Buffer> {
  const ready = body[coding]
  if (ready) return ready
  body.making ??= {}
  const making = (body.making[coding] ??= compress(body.raw, coding, QUALITY).then((made) => {
    body[coding] = made
    onMade(made.length)
    return made
  }))
  return making
}
