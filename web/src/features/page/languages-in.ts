/** The languages of the code in a body, at any depth. */
export function languagesIn(value: unknown): Set<string> {
  const found = new Set<string>()
  visit(value, found)
  return found
}

function visit(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found)
    return
  }
  if (typeof value !== 'object' || value === null) return
  if ('_type' in value && value._type === 'code' && 'language' in value && typeof value.language === 'string')
    found.add(value.language)
  for (const field of Object.values(value)) visit(field, found)
}
