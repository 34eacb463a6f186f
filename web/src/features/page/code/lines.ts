import type { Token } from './highlight.ts'
import { languageId } from './languages.ts'

/** A line of code as it is shown. What is not copied is drawn by the style sheet or marked `skip`. */
export type CodeLine = {
  text: string
  /** Begins with a shell prompt, which is drawn and not part of the text. */
  prompt: boolean
  /** Left out when the block is copied: output of a command, a line that a diff takes away. */
  skip: boolean
  change?: 'added' | 'removed'
}

const PROMPT = /^\s*[$%] /

/** Splits code into lines: takes shell prompts and the signs of a diff out of the text. */
export function splitCode(code: string, language: string): CodeLine[] {
  const lines = code.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  const id = languageId(language)
  if (id === 'diff') return lines.map(diffLine)
  if (id === 'bash' && lines.some((line) => PROMPT.test(line))) return sessionLines(lines)
  return lines.map((text) => ({ text, prompt: false, skip: false }))
}

function diffLine(line: string): CodeLine {
  if (line.startsWith('+')) return { text: line.slice(1), prompt: false, skip: false, change: 'added' }
  if (line.startsWith('-')) return { text: line.slice(1), prompt: false, skip: true, change: 'removed' }
  return { text: line.startsWith(' ') ? line.slice(1) : line, prompt: false, skip: line.startsWith('@@') }
}

// In a session, what follows a command and has no prompt is its output, unless the command goes on over a line.
function sessionLines(lines: readonly string[]): CodeLine[] {
  let continued = false
  let until: string | undefined
  return lines.map((line) => {
    const prompt = PROMPT.test(line)
    const text = prompt ? line.replace(PROMPT, '') : line
    const command = prompt || continued || until !== undefined
    if (until !== undefined && line.trim() === until) until = undefined
    else if (command && until === undefined) until = /<<-?\s*(['"]?)(\w+)\1/.exec(text)?.[2]
    continued = command && text.endsWith('\\')
    return { text, prompt, skip: !command }
  })
}

const PLACEHOLDER = /(?<![$\w{])\{[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*\}(?!\})/g

/** Languages in which single braces mean something of their own outside of strings. */
const BRACES_ARE_CODE = new Set([
  'javascript',
  'typescript',
  'jsx',
  'tsx',
  'python',
  'php',
  'java',
  'kotlin',
  'swift',
  'csharp',
  'go',
  'ruby',
  'css',
])

/** Splits a token at the reader's placeholders, such as `{access_token}`. */
export function splitPlaceholders(token: Token, language: string): { text: string; placeholder: boolean }[] {
  if (token.kind !== 'str' && BRACES_ARE_CODE.has(languageId(language)))
    return [{ text: token.text, placeholder: false }]
  const parts: { text: string; placeholder: boolean }[] = []
  let at = 0
  for (const match of token.text.matchAll(PLACEHOLDER)) {
    if (match.index > at) parts.push({ text: token.text.slice(at, match.index), placeholder: false })
    parts.push({ text: match[0], placeholder: true })
    at = match.index + match[0].length
  }
  if (at < token.text.length) parts.push({ text: token.text.slice(at), placeholder: false })
  return parts
}
