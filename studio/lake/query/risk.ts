import type { ExprNode } from 'groq-js'
import { childrenOf, isNode, nodeOf, type Node } from './walk.ts'

/** A query within these bounds takes milliseconds, whatever the documents hold. */
const bounds = {
  /** How many documents are looked at, each `*` inside another counting as often as the outer one has documents. */
  looks: 20_000,
  characters: 20_000,
  /** Projections of projections. */
  stages: 2,
  additions: 30,
  /** `**` counts as two. */
  pathWildcards: 6,
} as const

const isEverything = (node: Node) => node.type === 'Everything' || node['namespace'] === 'releases'

/** How deep one `*` stands inside another. */
function depthOf(node: Node): number {
  if (isEverything(node)) return 1
  const { base } = node
  const inBase = isNode(base) ? depthOf(base) : 0
  const inside = Math.max(0, ...[...childrenOf(node)].filter((child) => child !== base).map(depthOf))
  return inBase > 0 && inside > 0 ? inBase + inside : Math.max(inBase, inside)
}

/** How many projections take what another one made: each can multiply it, as in `{"a": @, "b": @}{"c": @, "d": @}`. */
function stagesOf(node: Node): number {
  const { base, expr } = node
  const own = node.type === 'Projection' || (isNode(expr) && node.type.endsWith('Map') && expr.type === 'Projection')
  const before = isNode(base) ? stagesOf(base) : 0
  const inside = [...childrenOf(node)].filter((child) => child !== base).map(stagesOf)
  return Math.max(before + (own ? 1 : 0), ...inside)
}

function count(node: Node, wanted: (node: Node) => boolean): number {
  let found = wanted(node) ? 1 : 0
  for (const child of childrenOf(node)) found += count(child, wanted)
  return found
}

/** A text that `match` turns into a regular expression which can go wrong: a `*` within a word that begins with one. */
const isTwisted = (pattern: unknown): boolean =>
  Array.isArray(pattern) ? pattern.some(isTwisted) : typeof pattern !== 'string' || /\*[^\s*]+\*+[^\s*]/.test(pattern)

const wildcardsIn = (pattern: unknown) => (typeof pattern === 'string' ? pattern.split('*').length - 1 : Infinity)

function isRisky(node: Node): boolean {
  if (node.type === 'OpCall' && node['op'] === 'match') {
    const { right } = node
    return !isNode(right) || right.type !== 'Value' || isTwisted(right['value'])
  }
  if (node.type === 'FuncCall' && node['name'] === 'path') {
    const [argument]: unknown[] = Array.isArray(node['args']) ? node['args'] : []
    return !isNode(argument) || wildcardsIn(argument['value']) > bounds.pathWildcards
  }
  return node.type === 'FuncCall' && node['namespace'] === 'array' && node['name'] === 'intersects'
}

type Facts = { depth: number; risky: boolean }
const kept = new WeakMap<ExprNode, Facts>()

function factsOf(tree: ExprNode): Facts {
  const known = kept.get(tree)
  if (known) return known
  const node = nodeOf(tree)
  const facts = {
    depth: depthOf(node),
    risky:
      count(node, isRisky) > 0 ||
      stagesOf(node) > bounds.stages ||
      count(node, ({ type, op }) => type === 'OpCall' && op === '+') > bounds.additions,
  }
  kept.set(tree, facts)
  return facts
}

/** Whether a query is certain to be answered in a moment, and so may be answered right where it was asked. */
export function isSmall(tree: ExprNode, query: string, documents: number): boolean {
  const { depth, risky } = factsOf(tree)
  return !risky && query.length <= bounds.characters && documents ** depth <= bounds.looks
}

/** Whether a query about single documents is: of a listener, a webhook or a mutation. */
export const isPlain = (tree: ExprNode, query: string) => isSmall(tree, query, 1)
