import type { ContainerDirective } from 'mdast-util-directive'
import { COLLAPSIBLE, type Context } from '../context.ts'
import { childrenOf, readHead, requireLabel, writeContainer, writeLabel } from '../directive.ts'
import type { Block, Collapsible } from '../portable-text.ts'

export function parseCollapsible(node: ContainerDirective, context: Context): Collapsible {
  const { label } = readHead(node, context)
  const summary = requireLabel(node, label, 'a summary', context)
  const content = context.blocks(childrenOf(node), COLLAPSIBLE)
  if (content.length === 0) context.report(node, '"details" is empty')
  return { _type: 'collapsible', summary, content }
}

export function serialiseCollapsible(
  { summary, content }: Collapsible,
  write: (blocks: readonly Block[]) => string,
): string {
  return writeContainer(4, `details${writeLabel(summary)}`, write(content))
}
