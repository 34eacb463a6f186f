import type { ExprNode } from 'groq-js'

export type Node = { type: string; [field: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** A syntax tree as plain nodes: groq-js's union has no common way to its children. */
export const nodeOf = (tree: ExprNode): Node => ({ ...tree })

/** The nodes right below; the value of a literal is data and has none. */
export function* childrenOf(node: Node): Generator<Node> {
  if (node.type === 'Value') return
  for (const field of Object.values(node)) {
    const items: unknown[] = Array.isArray(field) ? field : [field]
    for (const item of items) if (isNode(item)) yield item
  }
}
