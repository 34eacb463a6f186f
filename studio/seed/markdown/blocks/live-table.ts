import type { LeafDirective } from 'mdast-util-directive'
import type { Context } from '../context.ts'
import { readHead, requireLabel, writeLabel } from '../directive.ts'
import { LIVE_TABLES, type LiveTable } from '../portable-text.ts'

export function parseLiveTable(node: LeafDirective, context: Context): LiveTable {
  const { label } = readHead(node, context)
  const named = requireLabel(node, label, 'the name of a table', context)
  const kind = LIVE_TABLES.find((name) => name === named)
  if (named && !kind) context.report(node, `"${named}" is no live table: ${LIVE_TABLES.join(', ')}`)
  return { _type: 'liveTable', kind: kind ?? LIVE_TABLES[0] }
}

export function serialiseLiveTable({ kind }: LiveTable): string {
  return `::live${writeLabel(kind)}`
}
