import type { ExprNode } from 'groq-js'
import type { StoredDocument } from '../documents.ts'
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

const isTextQuery = (node: unknown): node is Node =>
  isNode(node) && node.type === 'FuncCall' && node['namespace'] === 'text' && node['name'] === 'query'

/** `@` on the left searches the whole document. */
const searchesDocument = (node: Node): boolean =>
  node.type === 'This' || [...childrenOf(node)].some((child) => searchesDocument(child))

/** What a document is searched for, and the field that says whether it was found. */
type Search = { field: string; words: readonly string[] }

function replacement(match: Node, searches: Search[]): Node {
  const { left, right } = match
  const args: unknown[] = isNode(right) && Array.isArray(right['args']) ? right['args'] : []
  const [argument] = args
  const asked = words(isNode(argument) && typeof argument['value'] === 'string' ? argument['value'] : '')
  if (asked.length === 0) return { type: 'Value', value: true }
  if (!isNode(left) || !searchesDocument(left)) {
    return { type: 'OpCall', op: 'match', left, right: { type: 'Value', value: asked.map((word) => `${word}*`) } }
  }
  const field = `#text${searches.length}`
  searches.push({ field, words: asked })
  return { type: 'AccessAttribute', name: field }
}

function rewrite(value: unknown, searches: Search[]): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, searches))
  if (typeof value !== 'object' || value === null) return value
  if (isNode(value) && value.type === 'Value') return value
  if (isNode(value) && value.type === 'OpCall' && value['op'] === 'match' && isTextQuery(value['right'])) {
    return replacement(value, searches)
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rewrite(item, searches)]))
}

/** A copy that also says which searches found the document, in fields that no projection and no answer shows. */
function withFindings(document: StoredDocument, searches: readonly Search[]): StoredDocument {
  const text = textOfDocument(document)
  const copy = { ...document }
  for (const search of searches) {
    Object.defineProperty(copy, search.field, { value: search.words.every((word) => text.includes(word)) })
  }
  return copy
}

const isTree = (value: unknown): value is ExprNode => isNode(value)

/**
 * The query without `text::query()`, which the Studio's lists and searches use and groq-js does not have:
 * a match on `@` becomes a look at what a search of the documents found, a match on a field a `match` by prefix.
 */
export function answerTextQueries(
  tree: ExprNode,
  documents: readonly StoredDocument[],
): { tree: ExprNode; documents: readonly StoredDocument[] } {
  const searches: Search[] = []
  const rewritten = rewrite(nodeOf(tree), searches)
  if (!isTree(rewritten)) return { tree, documents }
  if (searches.length === 0) return { tree: rewritten, documents }
  return { tree: rewritten, documents: documents.map((document) => withFindings(document, searches)) }
}

export const usesTextQuery = (query: string) => query.includes('text::query')
