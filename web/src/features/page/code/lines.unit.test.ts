import { expect, test } from 'vitest'
import { splitCode, splitPlaceholders } from './lines.ts'

const copied = (code: string, language: string) =>
  splitCode(code, language)
    .filter(({ skip }) => !skip)
    .map(({ text }) => text)
    .join('\n')

test('F5 copying a session gives its commands, without prompts and output', () => {
  const session = '$ curl -X POST https://api.example \\\n  -d 1\n{"id": 2}\n$ echo done\ndone'
  expect(copied(session, 'bash')).toBe('curl -X POST https://api.example \\\n  -d 1\necho done')
})

test('F5 a here-document belongs to its command', () => {
  expect(copied('$ cat <<EOF\nline\nEOF\nline', 'sh')).toBe('cat <<EOF\nline\nEOF')
})

test('F5 a script without prompts is copied whole, and a dollar elsewhere is no prompt', () => {
  expect(copied('echo $HOME\n$HOME/run', 'bash')).toBe('echo $HOME\n$HOME/run')
})

test('F5 copying a diff gives what it leads to', () => {
  expect(copied('@@ -1 +1 @@\n-old\n+new\n same', 'diff')).toBe('new\nsame')
})

test.each([
  { name: 'a path', text: '/v3/users/{user_id}/x', language: 'http', marked: ['{user_id}'] },
  { name: 'a string of JSON', text: '"{access_token}"', language: 'json', marked: ['{access_token}'] },
  {
    name: 'a template of JavaScript',
    text: '`Bearer ${token}`',
    language: 'javascript',
    kind: 'str' as const,
    marked: [],
  },
  { name: 'code of JavaScript', text: '{id}', language: 'javascript', marked: [] },
  {
    name: 'a string of JavaScript',
    text: "'Bearer {access_token}'",
    language: 'javascript',
    kind: 'str' as const,
    marked: ['{access_token}'],
  },
  { name: 'an unknown variable', text: '{{brand}}', language: 'bash', marked: [] },
])('F5 in $name the placeholders are $marked', ({ text, language, kind, marked }) => {
  const parts = splitPlaceholders(kind ? { text, kind } : { text }, language)
  expect(parts.filter(({ placeholder }) => placeholder).map((part) => part.text)).toEqual(marked)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
