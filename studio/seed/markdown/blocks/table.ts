import type { RootContent, Table as TableNode, TableCell as CellNode } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import type { Context } from '../context.ts'
import { readHead, requireLabel, writeLabel } from '../directive.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { serialiseInline } from '../inline/serialise-inline.ts'
import { NotWritableError } from '../problems.ts'
import type { Table, TableCell, TableRow } from '../portable-text.ts'

export function parseTable(node: TableNode, context: Context): Table {
  if (node.align?.some(Boolean)) context.report(node, 'columns have no alignment: write | --- | without colons')
  const width = node.children[0]?.children.length ?? 0
  const rows = node.children.map((row): TableRow => {
    const count = row.children.length
    if (count !== width) context.report(row, `this row has ${count} cells, the first has ${width}`)
    return { _type: 'tableRow', cells: row.children.map((cell) => parseCell(cell, context)) }
  })
  if (rows.length < 2) context.report(node, 'a table has a row below its first')
  const headerRow = rows[0]?.cells.some((cell) => cell.content.length > 0) ?? false
  return { _type: 'table', headerRow, rows: headerRow ? rows : rows.slice(1) }
}

/** A caption is the line directly above its table. */
export function parseCaption(node: LeafDirective, table: RootContent | undefined, context: Context): string {
  const { label } = readHead(node, context)
  if (table?.type !== 'table' || table.position?.start.line !== (node.position?.start.line ?? 0) + 1)
    context.report(node, 'a caption stands in the line directly above its table')
  return requireLabel(node, label, 'its text', context)
}

/** A table without a header row is written with an empty one, since Markdown's tables always have one. */
export function serialiseTable({ caption, headerRow, rows }: Table): string {
  const width = rows[0]?.cells.length ?? 0
  if (width === 0 || rows.some((row) => row.cells.length !== width))
    throw new NotWritableError('a table has ragged rows')
  const written = rows.map((row) => writeRow(row.cells.map(serialiseCell)))
  const empty = writeRow(Array.from({ length: width }, () => ''))
  const [header, ...body] = headerRow ? written : [empty, ...written]
  const lines = [header, writeRow(Array.from({ length: width }, () => '---')), ...body]
  if (caption !== undefined) lines.unshift(`::caption${writeLabel(caption)}`)
  return lines.join('\n')
}

function parseCell(node: CellNode, context: Context): TableCell {
  if (node.children.length === 0) return { _type: 'tableCell', content: [] }
  return { _type: 'tableCell', content: [{ _type: 'block', style: 'normal', ...parseInline(node.children, context) }] }
}

function serialiseCell({ content }: TableCell): string {
  const [block, ...rest] = content
  if (rest.length > 0) throw new NotWritableError('a table cell holds more than one paragraph')
  return block ? serialiseInline(block, 'cell') : ''
}

function writeRow(cells: readonly string[]): string {
  return `|${cells.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`
}
