/** Gives every object in an array that has no `_key` one, at any depth. The value itself is left as it is. */
export function withArrayKeys(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => keyed(withArrayKeys(item, newKey), newKey))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withArrayKeys(item, newKey)]))
}

function keyed(item: unknown, newKey: () => string): unknown {
  if (typeof item !== 'object' || item === null || Array.isArray(item) || '_key' in item) return item
  return { _key: newKey(), ...item }
}
