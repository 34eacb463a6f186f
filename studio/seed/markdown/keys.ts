import { createHash } from 'node:crypto'

/** A short fingerprint of any JSON value. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
}

/**
 * Gives every object in an array the `_key` that Sanity asks for, in place. A key comes from the object's content, so
 * seeding again changes nothing; equal siblings are told apart by their count.
 */
export function addKeys(value: unknown): void {
  if (Array.isArray(value)) {
    const seen = new Map<string, number>()
    for (const item of value) {
      addKeys(item)
      if (isRecord(item) && item['_key'] === undefined) item['_key'] = distinct(fingerprint(item), seen)
    }
  } else if (isRecord(value)) {
    for (const inner of Object.values(value)) addKeys(inner)
  }
}

/** A key that was not handed out from `seen` before. */
export function distinct(key: string, seen: Map<string, number>): string {
  const count = seen.get(key) ?? 0
  seen.set(key, count + 1)
  return count === 0 ? key : `${key}-${count}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
