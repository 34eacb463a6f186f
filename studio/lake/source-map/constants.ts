import { childrenOf, nodeOf, type Node } from '../query/walk.ts'
import type { ExprNode } from 'groq-js'

/** Every text that stands in a query, or in a parameter of it: what its conditions compare with. */
export function constantsOf(tree: ExprNode): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (node: Node) => {
    if (node.type === 'Value') {
      for (const value of [node['value']].flat()) if (typeof value === 'string') found.add(value)
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(nodeOf(tree))
  return found
}
