/** Reading of parsed JSON whose shape is not trusted: each function gives what is there or an empty value. */

export type JsonRecord = Record<string, unknown>

/** Whether a value is an object with named members. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function toRecord(value: unknown): JsonRecord {
  return isRecord(value) ? value : {}
}

export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
