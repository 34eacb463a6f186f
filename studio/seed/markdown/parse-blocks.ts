import type { Paragraph, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { parseApiOperation } from './blocks/api-operation.ts'
import { isTone, parseCallout } from './blocks/callout.ts'
import { parseCards } from './blocks/cards.ts'
import { parseCodeBlock } from './blocks/code-block.ts'
import { parseCodeGroup } from './blocks/code-group.ts'
import { parseCollapsible } from './blocks/collapsible.ts'
import { parseConditional } from './blocks/conditional.ts'
import { parseDiagram } from './blocks/diagram.ts'
import { parseFigure } from './blocks/figure.ts'
import { parseList } from './blocks/list.ts'
import { parseLiveTable } from './blocks/live-table.ts'
import { parseSnippetReference } from './blocks/snippet-reference.ts'
import { parseSteps } from './blocks/steps.ts'
import { parseCaption, parseTable } from './blocks/table.ts'
import { parseHeading, parseParagraph } from './blocks/text-block.ts'
import type { Context, Place } from './context.ts'
import type { Block } from './portable-text.ts'

/** Blocks of consecutive Markdown nodes; what may not stand in this place is reported. */
export function parseBlocks(nodes: readonly RootContent[], place: Place, context: Context): Block[] {
  let caption: string | undefined
  return nodes.flatMap((node, at) => {
    if (node.type === 'leafDirective' && node.name === 'caption') {
      caption = parseCaption(node, nodes[at + 1], context)
      return []
    }
    const blocks = parseNode(node, context)
    for (const block of blocks) {
      if (!place.allowed.has(block._type)) context.report(node, `"${nameOf(node)}" cannot stand in ${place.name}`)
      context.starts.set(block, node.position?.start.line ?? 1)
      if (block._type === 'table' && caption !== undefined) block.caption = caption
    }
    caption = undefined
    return blocks
  })
}

function parseNode(node: RootContent, context: Context): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [parseParagraphOrFigure(node, context)]
    case 'heading':
      return [parseHeading(node, context)]
    case 'list':
      return parseList(node, context)
    case 'code':
      return [node.lang === 'mermaid' ? parseDiagram(node, context) : parseCodeBlock(node, context)]
    case 'table':
      return [parseTable(node, context)]
    case 'containerDirective':
      return parseContainer(node, context)
    case 'leafDirective':
      return parseLeaf(node, context)
    case 'html':
      return refuse(node, `raw HTML is not part of the notation: ${node.value.split('\n')[0]}`)
    case 'blockquote':
      return refuse(node, 'a quotation is not part of the notation: use a callout')
    case 'thematicBreak':
      return refuse(node, 'a rule is not part of the notation: use a heading')
    default:
      return refuse(node, `"${node.type}" is not part of the notation`)
  }

  function refuse(refused: RootContent, message: string): Block[] {
    context.report(refused, message)
    return []
  }
}

function parseParagraphOrFigure(node: Paragraph, context: Context): Block {
  const [only, ...rest] = node.children
  return only?.type === 'image' && rest.length === 0 ? parseFigure(only, context) : parseParagraph(node, context)
}

function parseContainer(node: ContainerDirective, context: Context): Block[] {
  if (isTone(node.name)) return [parseCallout(node, node.name, context)]
  switch (node.name) {
    case 'tabs':
      return [parseCodeGroup(node, context)]
    case 'steps':
      return [parseSteps(node, context)]
    case 'cards':
      return [parseCards(node, context)]
    case 'details':
      return [parseCollapsible(node, context)]
    case 'only':
      return [parseConditional(node, context)]
    case 'step':
    case 'card':
      context.report(node, `"${node.name}" stands in :::::${node.name}s only`)
      return []
    default:
      context.report(node, `unknown block ":::${node.name}"`)
      return []
  }
}

function parseLeaf(node: LeafDirective, context: Context): Block[] {
  if (node.name === 'operation') return [parseApiOperation(node, context)]
  if (node.name === 'snippet') return [parseSnippetReference(node, context)]
  if (node.name === 'live') return [parseLiveTable(node, context)]
  context.report(node, `unknown block "::${node.name}"`)
  return []
}

function nameOf(node: RootContent): string {
  return node.type === 'containerDirective' || node.type === 'leafDirective' ? node.name : node.type
}
