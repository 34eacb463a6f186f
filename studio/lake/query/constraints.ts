import type { ExprNode } from 'groq-js'
import { childrenOf, isNode, nodeOf, type Node } from './walk.ts'

/** What a filter requires of every document that passes it, as far as an index can answer it. */
export type Constraint = { kind: 'id' | 'type' | 'reference' | 'version'; values: readonly string[] }

const strings = (values: readonly unknown[]): string[] | undefined => {
  const texts = values.filter((value) => typeof value === 'string')
  return texts.length === values.length ? texts : undefined
}

/** The constant strings that an expression stands for: a literal, a list of literals, or a folded parameter. */
function constants(node: unknown): string[] | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Value') return strings(Array.isArray(node['value']) ? node['value'] : [node['value']])
  if (node.type !== 'Array' || !Array.isArray(node['elements'])) return undefined
  const elements: unknown[] = node['elements']
  const values: string[] = []
  for (const element of elements) {
    const found = isNode(element) && element['isSplat'] === false ? constants(element['value']) : undefined
    if (found?.length !== 1) return undefined
    values.push(...found)
  }
  return values
}

function ofComparison(node: Node): Constraint | undefined {
  const { op, left, right } = node
  if ((op !== '==' && op !== 'in') || !isNode(left) || left.type !== 'AccessAttribute' || left['base']) return undefined
  const kind = left['name'] === '_type' ? 'type' : left['name'] === '_id' ? 'id' : undefined
  const values = constants(right)
  if (!kind || !values) return undefined
  // `_id == ["a"]` compares with a list, which no id equals.
  if (op === '==' && (values.length !== 1 || (isNode(right) && Array.isArray(right['value'])))) return undefined
  return { kind, values }
}

function ofCall(node: Node): Constraint | undefined {
  const kind =
    node['name'] === 'references' && node['namespace'] === 'global'
      ? 'reference'
      : node['name'] === 'versionOf' && node['namespace'] === 'sanity'
        ? 'version'
        : undefined
  const args: unknown[] = Array.isArray(node['args']) ? node['args'] : []
  const values = args.length === 1 ? constants(args[0]) : undefined
  return kind && values ? { kind, values } : undefined
}

const preference = { id: 0, version: 1, reference: 2, type: 3 } as const

/** The most selective of the conditions that must all hold. */
function ofFilter(node: unknown): Constraint | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Group') return ofFilter(node['base'])
  if (node.type === 'OpCall') return ofComparison(node)
  if (node.type === 'FuncCall') return ofCall(node)
  if (node.type !== 'And') return undefined
  const [left, right] = [ofFilter(node['left']), ofFilter(node['right'])]
  if (!left || !right) return left ?? right
  return preference[left.kind] <= preference[right.kind] ? left : right
}

function collect(node: Node, found: (Constraint | undefined)[]): void {
  const { base } = node
  if (node.type === 'Everything') found.push(undefined)
  else if (node.type === 'Filter' && isNode(base) && base.type === 'Everything') {
    found.push(ofFilter(node['expr']))
    if (isNode(node['expr'])) collect(node['expr'], found)
  } else for (const child of childrenOf(node)) collect(child, found)
}

const kept = new WeakMap<ExprNode, readonly Constraint[] | undefined>()

/**
 * One constraint for each `*` of the query, or nothing when some `*` could be any document.
 * A query without a `*` has none.
 */
export function constraintsOf(tree: ExprNode): readonly Constraint[] | undefined {
  if (kept.has(tree)) return kept.get(tree)
  const found: (Constraint | undefined)[] = []
  collect(nodeOf(tree), found)
  const known = found.filter((constraint) => constraint !== undefined)
  const constraints = known.length === found.length ? known : undefined
  kept.set(tree, constraints)
  return constraints
}
