import { NotWritableError } from '../problems.ts'

import { classOf } from './attention.ts'

import type { Token } from './tokens.ts'

/** Where a line stands, which decides what must be escaped. */
export type InlinePlace = 'paragraph' | 'heading' | 'cell'

/** Spells one line out, escaping what Markdown would otherwise read as markup. */
export function spell(line: readonly Token[], place: InlinePlace): string {
  const escaped = new Set<number>()
  line.forEach((token, at) => {
    if (token.kind === 'char' && mustEscape(line, at, place)) escaped.add(at)
  })
  const start = place === 'paragraph' ? startToEscape(line) : place === 'heading' ? closingHashes(line) : undefined
  if (start !== undefined) escaped.add(start)
  return line.map((token, at) => spellToken(token, escaped.has(at), place)).join('')
}

/** Spells text that holds no markup, in one line. */
export function spellPlain(text: string): string {
  const line = [...text].map((char): Token => ({ kind: 'char', char, encoded: false }))
  return spell(line, 'cell').replaceAll(String.raw`\|`, '|')
}

function spellToken(token: Token, escaped: boolean, place: InlinePlace): string {
  if (token.kind === 'raw' && place === 'cell' && token.text.includes(String.raw`\|`))
    throw new NotWritableError(`a cell holds a backslash before a bar: ${token.text}`)
  if (token.kind === 'raw' && place === 'cell') return token.text.replaceAll('|', String.raw`\|`)
  if (token.kind !== 'char') return token.text
  if (token.encoded || token.char === '\r') return `&#x${(token.char.codePointAt(0) ?? 0).toString(16).toUpperCase()};`
  return escaped ? `\\${token.char}` : token.char
}

function mustEscape(line: readonly Token[], at: number, place: InlinePlace): boolean {
  const token = line[at]
  if (token?.kind !== 'char' || token.encoded) return false
  switch (token.char) {
    case '\\':
    case '`':
    case '*':
    case '[':
    case ']':
      return true
    case '|':
      return place === 'cell'
    case '_':
      return !insideWord(line, at)
    case '!':
      return line[at + 1]?.kind === 'raw'
    case '<':
      return /^(?:[A-Za-z/!?]|$)/.test(textFrom(line, at + 1))
    case '&':
      return /^(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]*);/.test(textFrom(line, at + 1))
    default:
      return false
  }
}

// An underscore with letters or digits on both sides neither opens nor closes emphasis.
function insideWord(line: readonly Token[], at: number): boolean {
  let before = at - 1
  let after = at + 1
  while (isUnderscore(line[before])) before--
  while (isUnderscore(line[after])) after++
  const [left, right] = [line[before], line[after]]
  return left?.kind === 'char' && right?.kind === 'char' && isOther(left, 'last') && isOther(right, 'first')
}

function isUnderscore(token: Token | undefined): boolean {
  return token?.kind === 'char' && token.char === '_' && !token.encoded
}

function isOther(token: Token, end: 'first' | 'last'): boolean {
  return classOf(token, end) === 'other'
}

/** The plain text from a token to the next delimiter, code or encoded character. */
function textFrom(line: readonly Token[], from: number): string {
  let text = ''
  for (const token of line.slice(from)) {
    if (token.kind !== 'char' || token.encoded) break
    text += token.char
  }
  return text
}

// What would start another kind of block at the beginning of a line, and the place of the character to escape.
const BLOCK_STARTS: readonly [RegExp, (match: string) => number][] = [
  [/^#{1,6}(?=\s|$)/, () => 0],
  [/^>/, () => 0],
  [/^[-+](?=\s|$)/, () => 0],
  [/^\d{1,9}[.)](?=\s|$)/, (match) => match.length - 1],
  [/^[-=]+$/, () => 0],
  [/^[\s|:-]*-[\s|:-]*$/, () => 0],
  [/^~~~/, () => 0],
  [/^::/, () => 0],
]

function startToEscape(line: readonly Token[]): number | undefined {
  const text = textFrom(line, 0)
  for (const [pattern, place] of BLOCK_STARTS) {
    const match = pattern.exec(text)
    if (match) return place(match[0])
  }
  return undefined
}

function closingHashes(line: readonly Token[]): number | undefined {
  let at = line.length
  while (isHash(line[at - 1])) at--
  if (at === line.length) return undefined
  const before = line[at - 1]
  return !before || classOf(before, 'last') === 'space' ? at : undefined
}

function isHash(token: Token | undefined): boolean {
  return token?.kind === 'char' && token.char === '#'
}
