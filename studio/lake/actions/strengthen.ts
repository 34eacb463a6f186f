/**
 * A draft may refer to a document that isn't published yet; such a reference is weak and says that it becomes
 * strong on publishing, unless the schema wants it weak for good.
 */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => strengthened(item))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, item]): [string, unknown] => [name, strengthened(item)])
  const { _strengthenOnPublish: wish, ...rest } = Object.fromEntries(fields)
  if (wish === undefined) return rest
  const staysWeak = typeof wish === 'object' && wish !== null && 'weak' in wish && wish.weak === true
  if (staysWeak) return rest
  const { _weak, ...strong } = rest
  return strong
}
