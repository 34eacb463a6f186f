import { safeAddress } from '../../schemaTypes/rules/link-address.ts'

/** A block of a paste. What its other fields hold is looked at where it is needed. */
export type Block = { _type: string; _key: string; [field: string]: unknown }

const HIDDEN = /[\u200B\u2060-\u2064\uFEFF\u180E\u00AD]|(?![\n\t])\p{Cc}/gu
const STYLES: ReadonlySet<unknown> = new Set(['normal', 'h2', 'h3', 'h4'])
const MARKS: ReadonlySet<unknown> = new Set(['strong', 'em', 'code'])

/** Brings converted blocks into the shapes of our schema, and leaves out what readers would stumble over. */
export function cleanBlocks(blocks: readonly unknown[]): Block[] {
  return blocks.filter(isBlock).flatMap((block): Block[] => {
    if (block._type === 'block') return cleanText(block)
    if (block._type === 'table') return cleanTable(block)
    return block._type === 'codeBlock' ? [block] : []
  })
}

function cleanText(block: Block): Block[] {
  const markDefs = recordsIn(block['markDefs']).filter(({ _type, href }) => _type === 'link' && isSafe(href))
  const known = new Set([...MARKS, ...markDefs.map(({ _key }) => _key)])
  const children = recordsIn(block['children']).flatMap((span) => {
    const text = typeof span['text'] === 'string' ? span['text'].replace(HIDDEN, '').replaceAll('\u00A0', ' ') : ''
    const marks = Array.isArray(span['marks']) ? span['marks'].filter((mark) => known.has(mark)) : []
    return text === '' ? [] : [{ _type: 'span', _key: span['_key'], text, marks }]
  })
  if (children.every(({ text }) => text.trim() === '')) return []
  // A heading is a heading already: making it strong adds nothing.
  const style = STYLES.has(block['style']) ? block['style'] : 'normal'
  const spans = style === 'normal' ? children : children.map(withoutStrong)
  const used = new Set(spans.flatMap(({ marks }) => marks))
  const { listItem, level } = block
  const isList = listItem === 'bullet' || listItem === 'number'
  return [
    {
      _type: 'block',
      _key: block._key,
      style,
      children: spans,
      markDefs: markDefs.filter(({ _key }) => used.has(_key)),
      ...(isList && { listItem, level: typeof level === 'number' ? level : 1 }),
    },
  ]
}

function withoutStrong<Span extends { marks: unknown[] }>(span: Span): Span {
  return { ...span, marks: span.marks.filter((mark) => mark !== 'strong') }
}

function cleanTable(table: Block): Block[] {
  const rows = recordsIn(table['rows']).map((row) => ({
    _type: 'tableRow',
    _key: row['_key'],
    cells: recordsIn(row['cells']).map((cell) => ({
      _type: 'tableCell',
      _key: cell['_key'],
      // A cell holds paragraphs: no headings, no lists.
      content: cleanBlocks(listIn(cell['content'] ?? cell['value']))
        .filter(({ _type }) => _type === 'block')
        .map(({ listItem: _item, level: _level, ...block }): Block => ({ ...block, style: 'normal' })),
    })),
  }))
  // Spreadsheets copy the empty rows and columns around what was selected as well.
  const isFilled = ({ content }: { content: Block[] }) => content.length > 0
  const kept = rows.filter(({ cells }) => cells.some(isFilled))
  const width = Math.max(0, ...kept.map(({ cells }) => cells.findLastIndex(isFilled) + 1))
  if (width === 0) return []
  const trimmed = kept.map((row) => ({ ...row, cells: row.cells.slice(0, width) }))
  // One row of one cell is text that something wrapped in a table.
  if (width === 1 && trimmed.length === 1) return trimmed[0]?.cells[0]?.content ?? []
  const headerRow = typeof table['headerRows'] === 'number' ? table['headerRows'] > 0 : true
  return [{ _type: 'table', _key: table._key, headerRow, rows: trimmed }]
}

const isSafe = (href: unknown) => typeof href === 'string' && href !== '' && safeAddress(href) === true
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const recordsIn = (value: unknown) => listIn(value).filter(isRecord)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isBlock(value: unknown): value is Block {
  return isRecord(value) && typeof value['_type'] === 'string' && typeof value['_key'] === 'string'
}
