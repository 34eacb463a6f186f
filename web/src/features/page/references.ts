/** The ids of the documents that a value of content refers to, each once. */
export type References = { pages: string[]; snippets: string[] }

/** Collects what a body refers to, at any depth: the targets of its links, and the snippets that it shows. */
export function collectReferences(value: unknown): References {
  const pages = new Set<string>()
  const snippets = new Set<string>()
  visit(value, undefined, (type, id) => (type === 'snippetReference' ? snippets : pages).add(id))
  return { pages: [...pages], snippets: [...snippets] }
}

// The type of the object that holds a reference says what it is for: an image's asset is no document of ours.
function visit(value: unknown, holder: string | undefined, found: (type: string, id: string) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, holder, found)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const type = '_type' in value && typeof value._type === 'string' ? value._type : undefined
  if ('_ref' in value && typeof value._ref === 'string') {
    if (holder === 'pageLink' || holder === 'card' || holder === 'snippetReference') found(holder, value._ref)
    return
  }
  for (const field of Object.values(value)) visit(field, type ?? holder, found)
}
