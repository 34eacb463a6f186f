/** A file of the content source as the portal names it: neither project nor dataset nor host come from the address. */
export type MediaFile = { kind: 'images' | 'files'; file: string; extension: string }

const IMAGE = /^[a-f0-9]{24,64}-\d{1,5}x\d{1,5}\.(png|jpg|jpeg|gif|webp|avif|svg)$/
const FILE = /^[a-f0-9]{24,64}\.([a-z0-9]{1,8})$/

/** Parses the segments below `/media`; undefined for anything that is not exactly a file of the content source. */
export function parseMediaPath(segments: readonly string[]): MediaFile | undefined {
  const [kind, file = ''] = segments
  if (segments.length !== 2 || (kind !== 'images' && kind !== 'files')) return undefined
  const extension = (kind === 'images' ? IMAGE : FILE).exec(file)?.[1]
  return extension ? { kind, file, extension } : undefined
}

const NUMBERS: Readonly<Record<string, number>> = { w: 4000, h: 4000, q: 100, dpr: 3 }
const WORDS: Readonly<Record<string, readonly string[]>> = {
  fit: ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'],
  auto: ['format'],
  fm: ['jpg', 'png', 'webp', 'avif'],
}

/**
 * The transformation that an address asks for, in one order; undefined when it asks for anything that is not on the
 * list, so that no address makes more variants than the portal itself uses.
 */
export function parseTransform(query: URLSearchParams): URLSearchParams | undefined {
  const allowed = new URLSearchParams()
  for (const [name, value] of query) {
    const most = NUMBERS[name]
    const isNumber = most !== undefined && /^[1-9]\d{0,3}$/.test(value) && Number(value) <= most
    if (!isNumber && !WORDS[name]?.includes(value)) return undefined
    if (allowed.has(name)) return undefined
    allowed.set(name, value)
  }
  allowed.sort()
  return allowed
}
