/** Every id that the document refers to, as GROQ's `references()` sees it: weak and strong, near and far. */
export function referencesIn(document: unknown): Set<string> {
  const found = new Set<string>()
  visitReferences(document, (id) => found.add(id))
  return found
}

/** The ids whose documents must exist: strong, and not into another dataset or project. */
export function strongReferencesIn(document: unknown): Set<string> {
  const found = new Set<string>()
  visitReferences(document, (id, reference) => {
    const elsewhere = reference.has('_dataset') || reference.has('_projectId')
    if (reference.get('_weak') !== true && !elsewhere) found.add(id)
  })
  return found
}

function visitReferences(value: unknown, visit: (id: string, reference: Map<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) visitReferences(item, visit)
    return
  }
  const fields = new Map<string, unknown>(Object.entries(value))
  const id = fields.get('_ref')
  if (typeof id === 'string') visit(id, fields)
  for (const item of fields.values()) visitReferences(item, visit)
}
