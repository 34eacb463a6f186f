import { widthsOf } from '../../lib/image-source.ts'

/** A file of the content source as the portal names it: neither project nor dataset nor host come from the address. */
export type MediaFile = { kind: 'images' | 'files'; file: string; extension: string }

const IMAGE = /^[a-f0-9]{24,64}-(\d{1,5})x(\d{1,5})\.(png|jpg|jpeg|gif|webp|avif|svg)$/
const FILE = /^[a-f0-9]{24,64}\.([a-z0-9]{1,8})$/

/** Parses the segments below `/media`; undefined for anything that is not exactly a file of the content source. */
export function parseMediaPath(segments: readonly string[]): MediaFile | undefined {
  const [kind, file = ''] = segments
  if (segments.length !== 2 || (kind !== 'images' && kind !== 'files')) return undefined
  const extension = (kind === 'images' ? IMAGE : FILE).exec(file)?.at(-1)
  return extension ? { kind, file, extension } : undefined
}

/**
 * The transformation that an address asks for, in one order; undefined when it asks for anything that the portal itself
 * does not, so that nobody can have any number of variants made of a picture.
 */
export function parseTransform({ file }: MediaFile, query: URLSearchParams): URLSearchParams | undefined {
  const [, width, height] = IMAGE.exec(file) ?? []
  const widths = widthsOf({ width: Number(width), height: Number(height) })
  const allowed = new URLSearchParams()
  for (const [name, value] of query) {
    const known = name === 'w' ? widths.map(String).includes(value) : name === 'auto' && value === 'format'
    if (!known || allowed.has(name)) return undefined
    allowed.set(name, value)
  }
  allowed.sort()
  return allowed
}
