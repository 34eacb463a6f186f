import type { ContainerDirective } from 'mdast-util-directive'
import type { Context } from '../context.ts'
import { childrenOf, readHead, writeContainer } from '../directive.ts'
import type { CodeGroup } from '../portable-text.ts'
import { parseCodeBlock, serialiseCodeBlock } from './code-block.ts'

export function parseCodeGroup(node: ContainerDirective, context: Context): CodeGroup {
  const { label } = readHead(node, context)
  if (label !== undefined) context.report(node, '"tabs" has no title: the labels of its code blocks are the tabs')
  const labels = new Set<string>()
  const tabs = childrenOf(node).flatMap((child) => {
    if (child.type !== 'code') {
      context.report(child, 'tabs hold code blocks only')
      return []
    }
    const tab = parseCodeBlock(child, context)
    context.starts.set(tab, child.position?.start.line ?? 1)
    if (!tab.label) context.report(child, 'a code block in tabs needs a label="…"')
    else if (labels.has(tab.label)) context.report(child, `two tabs are labelled "${tab.label}"`)
    else labels.add(tab.label)
    return [tab]
  })
  if (tabs.length < 2) context.report(node, 'tabs hold two code blocks or more')
  return { _type: 'codeGroup', tabs }
}

export function serialiseCodeGroup({ tabs }: CodeGroup): string {
  return writeContainer(4, 'tabs', tabs.map(serialiseCodeBlock).join('\n\n'))
}
