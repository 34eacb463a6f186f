/** A JSON object. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Equality of JSON values. What a patch left alone is shared between two states, so most comparisons end at once. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false
    return left.every((item, position) => sameValue(item, right[position]))
  }
  const rightFields = new Map<string, unknown>(Object.entries(right))
  const leftFields = Object.entries(left)
  if (leftFields.length !== rightFields.size) return false
  return leftFields.every(([name, item]) => rightFields.has(name) && sameValue(item, rightFields.get(name)))
}
