import type { ContainerDirective } from 'mdast-util-directive'
import { CALLOUT, type Context } from '../context.ts'
import { childrenOf, readHead, requireLabel, writeContainer, writeLabel } from '../directive.ts'
import type { Block, Callout, CalloutTone } from '../portable-text.ts'

const TONES: ReadonlySet<string> = new Set<CalloutTone>(['note', 'tip', 'warning', 'danger'])

export function isTone(name: string): name is CalloutTone {
  return TONES.has(name)
}

export function parseCallout(node: ContainerDirective, tone: CalloutTone, context: Context): Callout {
  const { label } = readHead(node, context)
  const title = requireLabel(node, label, 'a title', context)
  const content = context.blocks(childrenOf(node), CALLOUT)
  if (content.length === 0) context.report(node, `"${tone}" is empty`)
  return { _type: 'callout', tone, title, content }
}

export function serialiseCallout(
  { tone, title, content }: Callout,
  write: (blocks: readonly Block[]) => string,
): string {
  return writeContainer(3, tone + writeLabel(title), write(content))
}
