import type { List, ListItem } from 'mdast'
import type { Context } from '../context.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { serialiseInline } from '../inline/serialise-inline.ts'
import { NotWritableError } from '../problems.ts'
import type { ListKind, TextBlock } from '../portable-text.ts'

/** A list as Portable Text has it: flat blocks with a level. */
export function parseList(node: List, context: Context, level = 1): TextBlock[] {
  if (node.ordered && node.start !== 1) context.report(node, `a numbered list starts at 1, not ${node.start}`)
  return node.children.flatMap((item) => parseItem(item, node.ordered ? 'number' : 'bullet', context, level))
}

function parseItem(item: ListItem, listItem: ListKind, context: Context, level: number): TextBlock[] {
  const [first, ...rest] = item.children
  if (first?.type !== 'paragraph') {
    context.report(item, 'a list item begins with its text')
    return []
  }
  const block: TextBlock = { _type: 'block', style: 'normal', listItem, level, ...parseInline(first.children, context) }
  const nested = rest.flatMap((child) => {
    if (child.type === 'list') return parseList(child, context, level + 1)
    context.report(child, 'a list item holds one paragraph and nested lists; use steps for more')
    return []
  })
  return [block, ...nested]
}

type Open = { kind: ListKind; count: number; indent: number }

/** Writes consecutive list blocks. A change of kind at the first level is a new list, set off by an empty line. */
export function serialiseList(blocks: readonly TextBlock[]): string {
  const lines: string[] = []
  const open: Open[] = []
  for (const block of blocks) {
    const level = block.level ?? 1
    const kind = block.listItem ?? 'bullet'
    if (level > open.length + 1) throw new NotWritableError(`a list item of level ${level} has no parent`)
    open.length = Math.min(open.length, level)
    const current = open[level - 1]
    const parent = open[level - 2]
    const indent = parent ? parent.indent : 0
    const count = current?.kind === kind ? current.count + 1 : 1
    if (level === 1 && current && current.kind !== kind) lines.push('')
    const marker = `${' '.repeat(indent)}${kind === 'bullet' ? '- ' : `${count}. `}`
    open[level - 1] = { kind, count, indent: marker.length }
    lines.push(marker + serialiseInline(block, 'paragraph', ' '.repeat(marker.length)))
  }
  return lines.join('\n')
}
