import type { Heading, Paragraph } from 'mdast'
import { firstLine, type Context } from '../context.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { serialiseInline } from '../inline/serialise-inline.ts'
import type { TextBlock, TextStyle } from '../portable-text.ts'

const STYLES: Readonly<Record<number, TextStyle>> = { 2: 'h2', 3: 'h3', 4: 'h4' }
const HASHES = { h2: '## ', h3: '### ', h4: '#### ', normal: '' } as const satisfies Record<TextStyle, string>

export function parseParagraph(node: Paragraph, context: Context): TextBlock {
  const line = firstLine(node, context)
  if (line.startsWith('::')) context.report(node, `"${line}" reads like a directive but is none: check its brackets`)
  if (node.children[0]?.type === 'text' && /^\[[^\]]+\]:/.test(line))
    context.report(node, 'a link definition is not part of the notation: write [text](address)')
  return { _type: 'block', style: 'normal', ...parseInline(node.children, context) }
}

export function parseHeading(node: Heading, context: Context): TextBlock {
  const style = STYLES[node.depth]
  if (node.depth === 1) context.report(node, 'the body has no # heading: the title of the page is its h1')
  else if (!style) context.report(node, `headings go down to ####, this is level ${node.depth}`)
  if (node.children.length === 0) context.report(node, 'an empty heading')
  return { _type: 'block', style: style ?? 'h4', ...parseInline(node.children, context) }
}

export function serialiseTextBlock(block: TextBlock): string {
  return HASHES[block.style] + serialiseInline(block, block.style === 'normal' ? 'paragraph' : 'heading')
}
