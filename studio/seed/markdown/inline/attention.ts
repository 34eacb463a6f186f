import { NotWritableError } from '../problems.ts'
import type { Token } from './tokens.ts'

type Class = 'space' | 'punctuation' | 'other'

/**
 * Marks the characters that must be written as character references for the delimiters beside them to open and close:
 * CommonMark's rules of flanking look at both neighbours of `**` and `_`. A reference ends in `;`, which is punctuation,
 * and may ask for another on the far side, so this runs until nothing changes.
 */
export function encodeForAttention(tokens: readonly Token[]): void {
  let changed = true
  while (changed) {
    changed = false
    tokens.forEach((token, at) => {
      if (token.kind !== 'open' && token.kind !== 'close') return
      const inner = token.kind === 'open' ? tokens[at + 1] : tokens[at - 1]
      const outer = token.kind === 'open' ? tokens[at - 1] : tokens[at + 1]
      const innerClass = classOf(inner, token.kind === 'open' ? 'first' : 'last')
      const outerClass = classOf(outer, token.kind === 'open' ? 'last' : 'first')
      if (innerClass === 'space') changed = encode(inner) || changed
      if (outerClass === 'other' && (token.text === '_' || innerClass !== 'other')) changed = encode(outer) || changed
    })
  }
}

/** How CommonMark sees the first or last character of a token; the edge of a line counts as space. */
export function classOf(token: Token | undefined, end: 'first' | 'last'): Class {
  if (!token) return 'space'
  if (token.kind !== 'char') return classOfChar(end === 'first' ? token.text.charAt(0) : token.text.slice(-1))
  if (token.encoded) return 'punctuation'
  return classOfChar(token.char)
}

function classOfChar(char: string): Class {
  if (/^\s/.test(char)) return 'space'
  // Markdown looks at UTF-16 units, in which an emoji is no symbol.
  return char.length === 1 && /[\p{P}\p{S}]/u.test(char) ? 'punctuation' : 'other'
}

function encode(token: Token | undefined): boolean {
  if (token?.kind !== 'char' || token.encoded) return false
  if (token.char === '\n') throw new NotWritableError('marked text begins or ends with a line break')
  token.encoded = true
  return true
}
