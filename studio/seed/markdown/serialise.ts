import { serialiseApiOperation } from './blocks/api-operation.ts'
import { serialiseCallout } from './blocks/callout.ts'
import { serialiseCards } from './blocks/cards.ts'
import { serialiseCodeBlock } from './blocks/code-block.ts'
import { serialiseCodeGroup } from './blocks/code-group.ts'
import { serialiseCollapsible } from './blocks/collapsible.ts'
import { serialiseConditional } from './blocks/conditional.ts'
import { serialiseDiagram } from './blocks/diagram.ts'
import { serialiseFigure } from './blocks/figure.ts'
import { serialiseList } from './blocks/list.ts'
import { serialiseLiveTable } from './blocks/live-table.ts'
import { serialiseSnippetReference } from './blocks/snippet-reference.ts'
import { serialiseSteps } from './blocks/steps.ts'
import { serialiseTable } from './blocks/table.ts'
import { serialiseTextBlock } from './blocks/text-block.ts'
import type { Block, TextBlock } from './portable-text.ts'

/**
 * Portable Text to the notation, in its one canonical form: `parseBody` gives the same blocks back.
 *
 * @throws {NotWritableError} for content that the notation has no form for
 */
export function serialiseBody(body: readonly Block[]): string {
  return `${serialiseBlocks(body)}\n`
}

function serialiseBlocks(blocks: readonly Block[]): string {
  const parts: string[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]
    if (!block) continue
    const list = listAt(blocks, at)
    parts.push(list.length > 0 ? serialiseList(list) : serialiseBlock(block))
    at += Math.max(0, list.length - 1)
  }
  return parts.join('\n\n')
}

function listAt(blocks: readonly Block[], from: number): TextBlock[] {
  const list: TextBlock[] = []
  for (const block of blocks.slice(from)) {
    if (block._type !== 'block' || !block.listItem) break
    list.push(block)
  }
  return list
}

function serialiseBlock(block: Block): string {
  switch (block._type) {
    case 'block':
      return serialiseTextBlock(block)
    case 'codeBlock':
      return serialiseCodeBlock(block)
    case 'codeGroup':
      return serialiseCodeGroup(block)
    case 'callout':
      return serialiseCallout(block, serialiseBlocks)
    case 'table':
      return serialiseTable(block)
    case 'figure':
      return serialiseFigure(block)
    case 'steps':
      return serialiseSteps(block, serialiseBlocks)
    case 'cards':
      return serialiseCards(block)
    case 'collapsible':
      return serialiseCollapsible(block, serialiseBlocks)
    case 'apiOperation':
      return serialiseApiOperation(block)
    case 'snippetReference':
      return serialiseSnippetReference(block)
    case 'diagram':
      return serialiseDiagram(block)
    case 'liveTable':
      return serialiseLiveTable(block)
    case 'conditional':
      return serialiseConditional(block, serialiseBlocks)
  }
}
