import { expect, test } from 'vitest'
import { loadHighlighter } from './highlight.ts'
import { LANGUAGES } from './languages.ts'

test('F5 code is coloured on the server, by kinds that the style sheet knows', async () => {
  const highlight = await loadHighlighter(['json'])
  expect(highlight('{"id": 12}', 'json')).toEqual([
    [{ text: '{' }, { text: '"id"', kind: 'key' }, { text: ': ' }, { text: '12', kind: 'num' }, { text: '}' }],
  ])
})

test('F5 every language of the Studio is loaded and keeps the code as it is', { timeout: 60_000 }, async () => {
  const code = 'const a = "b" # c\n  <d e="f">'
  const highlight = await loadHighlighter(Object.keys(LANGUAGES))
  for (const language of Object.keys(LANGUAGES)) {
    const lines = highlight(code, language).map((line) => line.map(({ text }) => text).join(''))
    expect({ language, code: lines.join('\n') }).toEqual({ language, code })
  }
})

test(
  'F5 a language under another name, a rare one and an unknown one all show their code',
  { timeout: 60_000 },
  async () => {
    const highlight = await loadHighlighter(['sh', 'lua', 'klingon'])
    const shown = (language: string) =>
      highlight('print("x")', language)
        .flat()
        .map(({ text }) => text)
        .join('')
    expect(['sh', 'lua', 'klingon'].map(shown)).toEqual(['print("x")', 'print("x")', 'print("x")'])
    expect(highlight('print("x")', 'lua')[0]?.some(({ kind }) => kind === 'str')).toBe(true)
  },
)
