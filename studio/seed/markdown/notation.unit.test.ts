import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { seedFiles } from '../files.ts'
import { orThrow, readPageFile, readSnippetFile, writePageFile, writeSnippetFile } from './page-file.ts'
import { parseBody } from './parse.ts'
import { serialiseBody } from './serialise.ts'
import { walkBlocks } from './walk.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const examples = [...readme.matchAll(/^(`{3,})markdown\n([\s\S]*?)^\1$/gm)].map((match) => match[2] ?? '')

describe('the notation', () => {
  test.each(examples)('B1 an example of the README is canonical: %#', (example) => {
    expect(serialiseBody(parseBody(example, 'README.md'))).toBe(example)
  })

  test('B1 the README has an example of every block', () => {
    const used = new Set(
      examples.flatMap((example) => [...walkBlocks(parseBody(example, 'README.md'))].map((b) => b._type)),
    )
    expect([...used].toSorted()).toEqual([
      'apiOperation',
      'block',
      'callout',
      'cards',
      'codeBlock',
      'codeGroup',
      'collapsible',
      'conditional',
      'diagram',
      'figure',
      'liveTable',
      'snippetReference',
      'steps',
      'table',
    ])
  })

  test('B1 every file of the seed reads, and writing it again changes no byte', { timeout: 60_000 }, () => {
    const changed = seedFiles().flatMap((seed) => {
      const source = readFileSync(seed.file, 'utf8')
      const written =
        seed.kind === 'page'
          ? writePageFile(orThrow(readPageFile(source), seed.file))
          : writeSnippetFile(orThrow(readSnippetFile(source), seed.file))
      return written === source ? [] : [{ file: seed.file, written, source }]
    })
    expect(changed).toEqual([])
  })

  test('B1 colons, placeholders and variables in a text survive untouched', () => {
    const text = 'At 10:30, GET:/users, a:b[c]{d}, {user_id}, {{brand}} and https://{{api_host}}:443/x.\n'
    expect(parseBody(text.replace('[c]', String.raw`\[c\]`), 'text.md')).toMatchObject([
      { children: [{ text: text.trim(), marks: [] }] },
    ])
  })

  test('B1 a link that begins with code like a definition stays a link', () => {
    const source = '[`]: /a` b](/reference)\n'
    expect(serialiseBody(parseBody(source, 'link.md'))).toBe(source)
  })

  test.each(['`', ' a ', ' \t ', '  ', 'a`b``c'])('B1 code within a line keeps %j', (code) => {
    const children = [{ _type: 'span' as const, text: code, marks: ['code'] }]
    const written = serialiseBody([{ _type: 'block', style: 'normal', children, markDefs: [] }])
    expect(parseBody(written, 'code.md')).toMatchObject([{ children }])
  })

  test('B1 what becomes of a paragraph with every mark', () => {
    const source = 'A **b _c_** `d` [e](/docs/accounts/v3/users#f) [g](/reference)\n'
    expect(parseBody(source, 'marks.md')).toMatchObject([
      {
        _type: 'block',
        style: 'normal',
        children: [
          { text: 'A ', marks: [] },
          { text: 'b ', marks: ['strong'] },
          { text: 'c', marks: ['strong', 'em'] },
          { text: ' ', marks: [] },
          { text: 'd', marks: ['code'] },
          { text: ' ', marks: [] },
          { text: 'e', marks: [expect.any(String)] },
          { text: ' ', marks: [] },
          { text: 'g', marks: [expect.any(String)] },
        ],
        markDefs: [
          {
            _type: 'pageLink',
            page: { _type: 'reference', _ref: 'page_docs_accounts_v3_users', _weak: true },
            anchor: 'f',
          },
          { _type: 'link', href: '/reference' },
        ],
      },
    ])
  })

  test('B1 what becomes of code: language, file, lines and example', () => {
    const source =
      '```bash file="a.sh" {1,3-4} label="curl" operation="GET /a/{id}" kind=response status=200\na\nb\nc\nd\n```\n'
    expect(parseBody(source, 'code.md')).toEqual([
      {
        _type: 'codeBlock',
        _key: expect.any(String),
        label: 'curl',
        code: { _type: 'code', language: 'bash', filename: 'a.sh', code: 'a\nb\nc\nd', highlightedLines: [1, 3, 4] },
        example: { operation: 'GET /a/{id}', kind: 'response', status: 200 },
      },
    ])
  })

  test('B1 keys come from the content: an edit elsewhere changes none', () => {
    const [first] = parseBody('One.\n\nTwo.\n', 'a.md')
    const [, second] = parseBody('Zero.\n\nOne.\n', 'b.md')
    expect(second?._key).toBe(first?._key)
  })
})
