import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Content codings that the portal makes. */
export type Coding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

// An encoding named with q=0 is refused.
const ACCEPTS: Readonly<Record<Coding, RegExp>> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/i,
}

/** The coding to answer with, or undefined for none. */
export function chooseCoding(acceptEncoding: string | undefined): Coding | undefined {
  if (acceptEncoding === undefined) return undefined
  if (ACCEPTS.br.test(acceptEncoding)) return 'br'
  return ACCEPTS.gzip.test(acceptEncoding) ? 'gzip' : undefined
}

/** Compresses off the main thread. `quality` is Brotli's; gzip always takes its best, which costs little. */
export function compress(raw: Buffer, coding: Coding, quality: number): Promise<Buffer> {
  if (coding === 'gzip') return deflate(raw, { level: 9 })
  return brotli(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  })
}

/** Whether a body of this type gets smaller. */
export function isCompressible(contentType: string | undefined): boolean {
  return /^(?:text\/|image\/svg|application\/(?:.*json|.*javascript|.*xml|manifest|yaml))/i.test(contentType ?? '')
}
