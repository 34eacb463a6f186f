import { createHash } from 'node:crypto'

/** A number from 0 to 2^32 - 1 that depends on the text alone. */
export function hash(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0)
}

/** A numeric identifier of `digits` digits that depends on the text alone, so that it survives a restart. */
export function numericId(text: string, digits: number): string {
  const floor = 10 ** (digits - 1)
  const big = createHash('sha256').update(text).digest().readUIntBE(0, 6)
  return String(floor + (big % (9 * floor)))
}

/** A UUID that depends on the text alone. */
export function seededUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Numbers from 0 (included) to 1 (excluded), always the same for the same text. */
export function seededRandom(text: string): () => number {
  let state = hash(text)
  return () => {
    // mulberry32: short, and good enough for invented money.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One item of a list that is not empty. */
export function pick<T>(random: () => number, items: readonly [T, ...T[]]): T {
  return items[Math.floor(random() * items.length)] ?? items[0]
}
