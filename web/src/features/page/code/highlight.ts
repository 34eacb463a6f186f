import { createHighlighterCore, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { warnOnce } from '../../../lib/log-once.ts'
import { createMemo } from '../../../lib/memo.ts'
import { isKnownLanguage, LANGUAGES, languageId } from './languages.ts'
import { kindOfColour, theme, type TokenKind } from './theme.ts'

export type Token = { text: string; kind?: TokenKind }

/** Colours code; ask `loadHighlighter` for one that knows the languages of a page. */
export type Highlight = (code: string, language: string) => Token[][]

const memo = createMemo<Token[][]>(1000)

let shared: Promise<HighlighterCore> | undefined

/**
 * A highlighter for these languages. It runs on the server and answers at once, so that a page is rendered in one go;
 * a language that shiki doesn't know is shown without colours.
 */
export async function loadHighlighter(languages: Iterable<string>): Promise<Highlight> {
  shared ??= createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  const highlighter = await shared
  for (const id of new Set(Array.from(languages, languageId))) await load(highlighter, id)
  return (code, language) => {
    const id = languageId(language)
    if (!highlighter.getLoadedLanguages().includes(id)) return plain(code)
    return memo(`${id}\n${code}`, () =>
      highlighter
        .codeToTokensBase(code, { lang: id, theme: 'portal' })
        .map((line) => mergeTokens(line.map(({ content, color }) => token(content, kindOfColour(color))))),
    )
  }
}

/** Every line as one uncoloured token. */
export function plain(code: string): Token[][] {
  return code.split('\n').map((line) => (line === '' ? [] : [{ text: line }]))
}

async function load(highlighter: HighlighterCore, id: string): Promise<void> {
  if (id === 'text' || highlighter.getLoadedLanguages().includes(id)) return
  if (isKnownLanguage(id)) {
    await highlighter.loadLanguage(LANGUAGES[id]())
    return
  }
  // Rare languages come from shiki's whole bundle.
  const { bundledLanguages } = await import('shiki/langs')
  const found = Object.entries(bundledLanguages).find(([name]) => name === id)
  if (found) await highlighter.loadLanguage(found[1]())
  else warnOnce(`[code] no highlighting for the language "${id}"`)
}

function token(text: string, kind: TokenKind | undefined): Token {
  return kind ? { text, kind } : { text }
}

// Neighbours of one kind make one element.
function mergeTokens(line: readonly Token[]): Token[] {
  const merged: Token[] = []
  for (const { text, kind } of line) {
    const last = merged.at(-1)
    if (last && last.kind === kind) last.text += text
    else merged.push(token(text, kind))
  }
  return merged
}
