import { expect, test } from 'vitest'
import { codeHtml } from './code-html.ts'
import { plain, type Highlight } from './highlight.ts'

const classes = {
  line: 'l',
  marked: 'm',
  prompt: 'p',
  output: 'o',
  added: 'a',
  removed: 'r',
  placeholder: 'v',
  str: 's',
}
const code = (text: string, language = 'text', highlightedLines: number[] = []) =>
  ({ _type: 'code', code: text, language, highlightedLines }) as const
const asStrings: Highlight = (text) => text.split('\n').map((line) => [{ text: line, kind: 'str' }])

test('F5 whatever the code holds, it is text', () => {
  expect(codeHtml(code(`<script>alert("1 & '2'")</script>`), plain, classes)).toBe(
    '<span class="l" data-line="">&lt;script&gt;alert(&quot;1 &amp; &#39;2&#39;&quot;)&lt;/script&gt;</span>\n',
  )
})

test('F5 a placeholder cannot bring markup in', () => {
  expect(codeHtml(code('"{user_id}<b>"', 'json'), asStrings, classes)).toBe(
    '<span class="l" data-line=""><span class="s">&quot;<var class="v">{user_id}</var>&lt;b&gt;&quot;</span></span>\n',
  )
})

test('F5 highlighted lines, prompts and output are told apart', () => {
  const html = codeHtml(code('$ ls\nfile', 'bash', [2]), plain, classes)
  expect(html).toBe(
    '<span class="l p" data-line="">ls</span>\n<span class="l m o" data-line="" data-skip="">file</span>\n',
  )
})

test('F5 the same code with other lines highlighted is another block', () => {
  const first = codeHtml(code('a\nb', 'text', [1]), plain, classes)
  expect(codeHtml(code('a\nb', 'text', [2]), plain, classes)).not.toBe(first)
})
