import { NotWritableError } from '../problems.ts'
import type { TextBlock } from '../portable-text.ts'
import { encodeForAttention } from './attention.ts'
import { spell, spellPlain, type InlinePlace } from './spell.ts'
import { tokenise, type Token } from './tokens.ts'

/** Writes a block's spans as inline Markdown. Lines after the first are indented by `indent`, for list items. */
export function serialiseInline(
  block: Pick<TextBlock, 'children' | 'markDefs'>,
  place: InlinePlace,
  indent = '',
): string {
  const tokens = tokenise(block.children, block.markDefs)
  const lines = splitLines(tokens)
  if (tokens.length === 0) throw new NotWritableError('an empty block has no form in the notation')
  if (lines.length > 1 && place !== 'paragraph')
    throw new NotWritableError(`a ${place} is one line: ${JSON.stringify(plainText(block))}`)
  for (const line of lines) encodeEdges(line)
  encodeForAttention(tokens)
  return lines.map((line) => spell(line, place)).join(`\\\n${indent}`)
}

/** Writes plain text, such as a card's description, as inline Markdown. */
export function serialiseText(text: string): string {
  return serialiseInline({ children: [{ _type: 'span', text, marks: [] }], markDefs: [] }, 'paragraph')
}

/** Writes the alternative text of an image. */
export function serialiseAlt(text: string): string {
  return spellPlain(text)
}

function plainText(block: Pick<TextBlock, 'children'>): string {
  return block.children.map((span) => span.text).join('')
}

function splitLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'char' && token.char === '\n') lines.push([])
    else lines.at(-1)?.push(token)
  }
  return lines
}

// Markdown trims the ends of a line, so white space there is written as a character reference.
function encodeEdges(line: readonly Token[]): void {
  for (const token of [line[0], line.at(-1)])
    if (token?.kind === 'char' && /[ \t]/.test(token.char)) token.encoded = true
}
