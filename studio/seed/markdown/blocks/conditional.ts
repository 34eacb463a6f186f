import type { ContainerDirective } from 'mdast-util-directive'
import { CONDITIONAL, type Context } from '../context.ts'
import { childrenOf, readHead, writeContainer } from '../directive.ts'
import type { AccessMode, Block, Conditional } from '../portable-text.ts'

/** The access modes, in the order in which they are written. */
export const ACCESS_MODES: readonly AccessMode[] = ['continuous', 'one-time', 'wealth']

export function parseConditional(node: ContainerDirective, context: Context): Conditional {
  const { label, attributes } = readHead(node, context, ['modes'])
  if (label !== undefined) context.report(node, '"only" has no title')
  const named = attributes['modes']?.split(/\s+/) ?? []
  const modes = ACCESS_MODES.filter((mode) => named.includes(mode))
  if (modes.length === 0 || modes.length !== named.length)
    context.report(node, `"only" needs modes="…" out of ${ACCESS_MODES.join(', ')}, each once`)
  const content = context.blocks(childrenOf(node), CONDITIONAL)
  if (content.length === 0) context.report(node, '"only" is empty')
  return { _type: 'conditional', modes, content }
}

export function serialiseConditional(
  { modes, content }: Conditional,
  write: (blocks: readonly Block[]) => string,
): string {
  return writeContainer(5, `only{modes="${modes.join(' ')}"}`, write(content))
}
