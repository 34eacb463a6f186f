import { escapeHtml } from '../../../lib/escape-html.ts'
import { createMemo } from '../../../lib/memo.ts'
import type { CodeValue } from '../body-types.ts'
import { plain, type Highlight, type Token } from './highlight.ts'
import { languageId } from './languages.ts'
import { splitCode, splitPlaceholders, type CodeLine } from './lines.ts'

/** The class of each part of a code block, by its name in the style sheet. */
export type CodeClasses = Readonly<Record<string, string>>

const memo = createMemo<string>(1000)

/**
 * The lines of a code block as HTML: one element a line, one for each coloured token and each placeholder. A string,
 * since code as a tree of elements, twice in each page's answer, is most of a page's weight and of its rendering.
 */
export function codeHtml(code: CodeValue | undefined, highlight: Highlight, classes: CodeClasses): string {
  const language = languageId(code?.language)
  const marked = code?.highlightedLines ?? []
  return memo(JSON.stringify([language, marked, code?.code]), () => {
    const lines = splitCode(code?.code ?? '', language)
    const text = lines.map((line) => line.text).join('\n')
    const tokens = language === 'diff' ? plain(text) : highlight(text, language)
    return lines
      .map((line, index) =>
        lineHtml(line, {
          tokens: line.skip ? [{ text: line.text }] : (tokens[index] ?? []),
          isMarked: marked.includes(index + 1),
          language,
          classes,
        }),
      )
      .join('')
  })
}

type Line = { tokens: readonly Token[]; isMarked: boolean; language: string; classes: CodeClasses }

function lineHtml(line: CodeLine, { tokens, isMarked, language, classes }: Line): string {
  const names = [
    'line',
    isMarked && 'marked',
    line.prompt && 'prompt',
    line.skip && !line.change && 'output',
    line.change,
  ].flatMap((name) => (name && classes[name]) || [])
  const content = tokens.map((token) => tokenHtml(token, language, classes)).join('')
  return `<span class="${names.join(' ')}" data-line=""${line.skip ? ' data-skip=""' : ''}>${content}</span>\n`
}

function tokenHtml(token: Token, language: string, classes: CodeClasses): string {
  const content = splitPlaceholders(token, language)
    .map(({ text, placeholder }) =>
      placeholder ? `<var class="${classes['placeholder']}">${escapeHtml(text)}</var>` : escapeHtml(text),
    )
    .join('')
  return token.kind ? `<span class="${classes[token.kind]}">${content}</span>` : content
}
