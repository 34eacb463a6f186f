import type { Finding } from './finding.ts'
import { isNode, type Node } from './node.ts'

/** Where the Studio finds the field of a finding: `body[_key=="a"].steps[_key=="b"]`; nothing when it can not be told. */
export function pathOf({ document, block, field }: Finding): string | undefined {
  if (!block) return field
  return pathTo(document['body'], block, 'body') ?? 'body'
}

function pathTo(value: unknown, wanted: Node, path: string): string | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const key = isRecord(item) && typeof item['_key'] === 'string' ? item['_key'] : undefined
      const found = key === undefined ? undefined : pathTo(item, wanted, `${path}[_key=="${key}"]`)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (!isRecord(value)) return undefined
  if (isNode(value) && isSame(value, wanted)) return path
  for (const [name, inner] of Object.entries(value)) {
    const found = typeof inner === 'object' ? pathTo(inner, wanted, `${path}.${name}`) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

// A block in which a snippet was put in place is a copy, with the key of its original.
function isSame(value: Node, wanted: Node): boolean {
  return (
    value === wanted ||
    (value._type === wanted._type && value['_key'] !== undefined && value['_key'] === wanted['_key'])
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
