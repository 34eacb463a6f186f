import { recordsIn } from '../preview/records.ts'

type Span = { _type: 'span'; _key: string; text: string; marks: string[] }
/** The one paragraph of a cell, as it is stored. */
export type CellBlock = { _type: 'block'; _key: string; style: 'normal'; markDefs: never[]; children: Span[] }

const SIGNS = { code: '`', strong: '**', em: '_' } as const
// Signs count at the edge of words only: `snake_case_names` and `2 * 3 * 4` mean themselves.
const MARKED = /`([^`]+)`|\*\*(\S|\S[^*]*\S)\*\*|(?<![\w`])_(\S|\S[^_]*\S)_(?![\w`])/g

/** A line with its marks as signs, as it is typed into a grid: `code`, **strong** and _emphasis_. */
export function fromText(text: string, newKey: () => string): CellBlock[] {
  if (text.trim() === '') return []
  const span = (words: string, ...marks: string[]): Span => ({ _type: 'span', _key: newKey(), text: words, marks })
  const children: Span[] = []
  let end = 0
  for (const found of text.matchAll(MARKED)) {
    const [whole, code, strong, em] = found
    if (found.index > end) children.push(span(text.slice(end, found.index)))
    if (code !== undefined) children.push(span(code, 'code'))
    else if (strong !== undefined) children.push(span(strong, 'strong'))
    else if (em !== undefined) children.push(span(em, 'em'))
    end = found.index + whole.length
  }
  if (end < text.length) children.push(span(text.slice(end)))
  return [{ _type: 'block', _key: newKey(), style: 'normal', markDefs: [], children }]
}

/** A cell as a line of text; undefined for one that a line can not hold: links, several paragraphs, marks on marks. */
export function toText(content: unknown): string | undefined {
  const blocks = recordsIn(content)
  if (blocks.length === 0) return ''
  const spans = recordsIn(blocks[0]?.['children'])
  const text = spans.map(written).join('')
  const again = fromText(text, () => '')
  const isSame = blocks.length === 1 && shape(spans) === shape(again[0]?.children ?? [])
  return isSame || (blocks.length === 1 && text === '') ? text : undefined
}

function written({ text, marks }: Record<string, unknown>): string {
  const sign = Object.entries(SIGNS).find(([mark]) => Array.isArray(marks) && marks.includes(mark))?.[1] ?? ''
  return `${sign}${typeof text === 'string' ? text : ''}${sign}`
}

const shape = (spans: readonly object[]) =>
  JSON.stringify(spans.map((span) => ['text' in span && span.text, 'marks' in span ? (span.marks ?? []) : []]))
