import type { ExprNode } from 'groq-js'
import { childrenOf, isNode, nodeOf, type Node } from './walk.ts'

/** One thing that a filter requires of every document that passes it, which an index can answer. */
export type Constraint =
  | { kind: 'id' | 'type' | 'reference' | 'version'; values: readonly string[] }
  | { kind: 'field'; name: string; values: readonly string[] }

/** All of them for one `*`; there is at least one. */
export type Conditions = readonly Constraint[]

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
  const { name } = left
  const values = constants(right)
  if (typeof name !== 'string' || !values) return undefined
  if (name === '_type') return { kind: 'type', values }
  if (name === '_id') return { kind: 'id', values }
  return name.startsWith('_') ? undefined : { kind: 'field', name, values }
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

/** The conditions that must all hold. */
function ofFilter(node: unknown): Constraint[] {
  if (!isNode(node)) return []
  if (node.type === 'Group') return ofFilter(node['base'])
  if (node.type === 'And') return [...ofFilter(node['left']), ...ofFilter(node['right'])]
  const found = node.type === 'OpCall' ? ofComparison(node) : node.type === 'FuncCall' ? ofCall(node) : undefined
  return found ? [found] : []
}

function collect(node: Node, found: Constraint[][]): void {
  const { base } = node
  if (node.type === 'Everything') found.push([])
  else if (node.type === 'Filter' && isNode(base) && base.type === 'Everything') {
    found.push(ofFilter(node['expr']))
    if (isNode(node['expr'])) collect(node['expr'], found)
  } else for (const child of childrenOf(node)) collect(child, found)
}

const kept = new WeakMap<ExprNode, readonly Conditions[] | undefined>()

/**
 * The conditions of each `*` of the query, or nothing when some `*` could be any document.
 * A query without a `*` has none.
 */
export function constraintsOf(tree: ExprNode): readonly Conditions[] | undefined {
  if (kept.has(tree)) return kept.get(tree)
  const found: Constraint[][] = []
  collect(nodeOf(tree), found)
  const constraints = found.every((conditions) => conditions.length > 0) ? found : undefined
  kept.set(tree, constraints)
  return constraints
}
