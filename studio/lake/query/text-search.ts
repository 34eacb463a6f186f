import type { ExprNode } from 'groq-js'
import { childrenOf, isNode, nodeOf, type Node } from './walk.ts'

const words = (text: string) => (text.match(/[\p{L}\p{N}_]+/gu) ?? []).map((word) => word.toLowerCase())

const skippedFields = new Set(['_type', '_rev', '_key', '_createdAt', '_updatedAt'])

/** All text of a value, lower case. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.toLowerCase()
  if (typeof value !== 'object' || value === null) return ''
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  return Object.entries(value)
    .map(([name, item]) => (skippedFields.has(name) ? '' : textOf(item)))
    .join(' ')
}

const kept = new WeakMap<object, string>()
function textOfDocument(document: object): string {
  const known = kept.get(document)
  const text = known ?? textOf(document)
  if (known === undefined) kept.set(document, text)
  return text
}

type Search = { _id: string }

const isTextQuery = (node: unknown): node is Node =>
  isNode(node) && node.type === 'FuncCall' && node['namespace'] === 'text' && node['name'] === 'query'

/** `@` on the left searches the whole document. */
const searchesDocument = (node: Node): boolean =>
  node.type === 'This' || [...childrenOf(node)].some((child) => searchesDocument(child))

function replacement(match: Node, documents: readonly Search[]): Node {
  const { left, right } = match
  const args: unknown[] = isNode(right) && Array.isArray(right['args']) ? right['args'] : []
  const [argument] = args
  const asked = words(isNode(argument) && typeof argument['value'] === 'string' ? argument['value'] : '')
  if (asked.length === 0) return { type: 'Value', value: true }
  if (!isNode(left) || !searchesDocument(left)) {
    return { type: 'OpCall', op: 'match', left, right: { type: 'Value', value: asked.map((word) => `${word}*`) } }
  }
  const ids = documents
    .filter((document) => asked.every((word) => textOfDocument(document).includes(word)))
    .map((document) => document._id)
  const id = { type: 'AccessAttribute', name: '_id' }
  return { type: 'OpCall', op: 'in', left: id, right: { type: 'Value', value: ids } }
}

function rewrite(value: unknown, documents: readonly Search[]): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, documents))
  if (typeof value !== 'object' || value === null) return value
  if (isNode(value) && value.type === 'Value') return value
  if (isNode(value) && value.type === 'OpCall' && value['op'] === 'match' && isTextQuery(value['right'])) {
    return replacement(value, documents)
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rewrite(item, documents)]))
}

const isTree = (value: unknown): value is ExprNode => isNode(value)

/**
 * The tree without `text::query()`, which the Studio's lists and searches use and groq-js does not have:
 * a match on `@` becomes the ids of the documents that hold every word, a match on a field a plain `match` by prefix.
 */
export function withoutTextQueries(tree: ExprNode, documents: readonly Search[]): ExprNode {
  const rewritten = rewrite(nodeOf(tree), documents)
  return isTree(rewritten) ? rewritten : tree
}

export const usesTextQuery = (query: string) => query.includes('text::query')
