/** The ids that a document refers to, weakly or strongly, within its own dataset. */
export function referencesIn(value: unknown): Set<string> {
  const found = new Set<string>()
  visitReferences(value, (reference) => found.add(reference.id))
  return found
}

/** The ids whose documents must exist for this one to be valid. */
export function strongReferencesIn(value: unknown): Set<string> {
  const found = new Set<string>()
  visitReferences(value, (reference) => {
    if (!reference.weak) found.add(reference.id)
  })
  return found
}

function visitReferences(value: unknown, visit: (reference: { id: string; weak: boolean }) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) visitReferences(item, visit)
    return
  }
  const fields = new Map<string, unknown>(Object.entries(value))
  const target = fields.get('_ref')
  // A reference into another dataset or project is not ours to check.
  if (typeof target === 'string' && !fields.has('_dataset') && !fields.has('_projectId')) {
    visit({ id: target, weak: fields.get('_weak') === true })
  }
  for (const item of fields.values()) visitReferences(item, visit)
}
