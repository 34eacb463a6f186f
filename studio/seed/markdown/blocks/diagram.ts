import type { Code as CodeNode } from 'mdast'
import type { Context } from '../context.ts'
import type { Diagram } from '../portable-text.ts'
import { readFence, writeFence } from './code-block.ts'
import { writeQuoted } from './code-meta.ts'

export function parseDiagram(node: CodeNode, context: Context): Diagram {
  const { meta } = readFence(node, context)
  for (const name of meta.values.keys())
    if (name !== 'title' && name !== 'alt')
      context.report(node, `unknown diagram attribute "${name}": it takes title, alt`)
  if (meta.lines) context.report(node, 'a diagram has no highlighted lines')
  return { _type: 'diagram', title: required('title'), source: node.value, alt: required('alt') }

  function required(name: string): string {
    const value = meta.values.get(name)
    if (!value) context.report(node, `a diagram needs a ${name}="…"`)
    return value ?? ''
  }
}

export function serialiseDiagram({ title, alt, source }: Diagram): string {
  return writeFence('mermaid', [writeQuoted('title', title), writeQuoted('alt', alt)], source)
}
