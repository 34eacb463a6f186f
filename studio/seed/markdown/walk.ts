import type { Block } from './portable-text.ts'

/** Every block of a body, outer before inner, in the order in which they read. */
export function* walkBlocks(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block
    if (block._type === 'callout' || block._type === 'collapsible' || block._type === 'conditional')
      yield* walkBlocks(block.content)
    if (block._type === 'steps') for (const step of block.steps) yield* walkBlocks(step.content)
    if (block._type === 'codeGroup') yield* block.tabs
    if (block._type === 'table') for (const row of block.rows) for (const cell of row.cells) yield* cell.content
  }
}

/** Every string of a value, however deep. */
export function* walkStrings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const item of value) yield* walkStrings(item)
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* walkStrings(inner)
}
