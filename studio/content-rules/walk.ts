import { isNode, nodesIn, textIn, textOf, type Node } from './node.ts'

/** A block, and the block of the body that holds it (itself, unless it stands in a cell of a table). */
export type Placed = { block: Node; holder: Node }

/** Every block of a body, outer before inner, in the order of reading. */
export function* walkBlocks(blocks: readonly Node[]): Generator<Placed> {
  for (const block of blocks) {
    yield { block, holder: block }
    yield* walkBlocks(nodesIn(block['content']))
    for (const step of nodesIn(block['steps'])) yield* walkBlocks(nodesIn(step['content']))
    yield* walkBlocks(nodesIn(block['tabs']))
    for (const row of nodesIn(block['rows']))
      for (const cell of nodesIn(row['cells']))
        for (const inner of nodesIn(cell['content'])) yield { block: inner, holder: block }
  }
}

/** The texts of a block itself that are prose: without those of code and without those of the blocks it holds. */
export function proseOf(block: Node): string[] {
  switch (block._type) {
    case 'block':
      return [textOf(block)]
    case 'callout':
      return [textIn(block['title'])]
    case 'collapsible':
      return [textIn(block['summary'])]
    case 'steps':
      return nodesIn(block['steps']).map((step) => textIn(step['title']))
    case 'cards':
      return nodesIn(block['cards']).flatMap((card) => [textIn(card['title']), textIn(card['description'])])
    case 'table':
    case 'figure':
      return [textIn(block['caption'])]
    case 'diagram':
      return [textIn(block['title']), textIn(block['alt'])]
    default:
      return []
  }
}

/** Prose without what is marked as code, which has a spelling of its own. */
export function wordsWithoutCode(block: Node): string[] {
  if (block._type !== 'block') return proseOf(block)
  const spans = nodesIn(block['children']).map((span) =>
    Array.isArray(span['marks']) && span['marks'].includes('code') ? '`' : textIn(span['text']),
  )
  return [spans.join('')]
}

/** Every text of a value, however deep, without those of fields that the system sets. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) if (!name.startsWith('_')) yield* textsIn(inner)
}

/** Every node of a value, however deep, outer before inner. */
export function* nodesWithin(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesWithin(item)
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) yield value
    for (const inner of Object.values(value)) yield* nodesWithin(inner)
  }
}
