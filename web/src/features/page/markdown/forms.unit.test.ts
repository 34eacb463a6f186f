import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bodyMarkdown } from './body.ts'
import type { MarkdownContext } from './context.ts'
import { FORMS } from './forms.ts'

const context: MarkdownContext = {
  documentId: 'x',
  origin: 'https://docs.example',
  path: '/docs/x',
  links: new Map([['page_users', { path: '/docs/users', title: 'Users' }]]),
  findOperation: () => undefined,
  liveTables: { coverage: '| Institution |\n| --- |\n| Banque A |' },
}
const block = (text: string, more: object = {}) => ({
  _type: 'block' as const,
  _key: text,
  style: 'normal' as const,
  markDefs: [],
  children: [{ _type: 'span' as const, _key: 's', text, marks: [] }],
  ...more,
})
const code = (language: string, text: string) => ({ _type: 'code' as const, language, code: text })
const cell = (text: string) => ({ _type: 'tableCell' as const, _key: text, content: [block(text)] })
const write = (
  ...body: Parameters<typeof bodyMarkdown>[0] extends infer Body
    ? Body extends readonly (infer One)[]
      ? One[]
      : never
    : never
) => bodyMarkdown(body, context)

test('N2 every kind of block of the schema has a Markdown form', () => {
  const schema: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../../studio/schema.json'), 'utf8'),
  )
  const body = Array.isArray(schema) ? schema.find((type) => type?.name === 'body') : undefined
  const kinds: string[] = body.value.of.of.map(
    (member: { attributes?: { _type?: { value?: { value?: string } } }; rest?: { name?: string } }) =>
      member.rest?.name ?? member.attributes?._type?.value?.value ?? 'block',
  )
  expect(kinds.length).toBeGreaterThan(10)
  expect([...new Set(kinds)].map((kind) => kind.replace(/_\d+$/, '')).toSorted()).toEqual(
    ['block', ...Object.keys(FORMS)].toSorted(),
  )
})

test('N2 text keeps its marks, links and lists', () => {
  const children = [
    { _type: 'span' as const, _key: 'a', text: 'Read ', marks: [] },
    { _type: 'span' as const, _key: 'b', text: 'users', marks: ['l'] },
    { _type: 'span' as const, _key: 'c', text: ' with ', marks: ['strong'] },
    { _type: 'span' as const, _key: 'd', text: 'a_b', marks: ['code'] },
    { _type: 'span' as const, _key: 'e', text: ' * not a mark', marks: [] },
  ]
  const markDefs = [
    { _key: 'l', _type: 'pageLink' as const, page: { _type: 'reference' as const, _ref: 'page_users' }, anchor: 'new' },
  ]
  expect(write(block('', { children, markDefs }))).toBe(
    'Read [users](https://docs.example/docs/users#new) **with** `a_b` \\* not a mark',
  )
  const item = (text: string, listItem: 'bullet' | 'number', level = 1) => block(text, { listItem, level })
  expect(
    write(
      item('one', 'number'),
      item('inner', 'bullet', 2),
      item('two', 'number'),
      block('after'),
      item('again', 'number'),
    ),
  ).toBe('1. one\n   - inner\n2. two\n\nafter\n\n1. again')
})

test('N2 code, tabs, callouts, steps and what is folded keep all they say', () => {
  const tabs = [
    { _type: 'codeBlock' as const, _key: 'a', label: 'curl', code: code('bash', 'curl x') },
    { _type: 'codeBlock' as const, _key: 'b', label: 'Node', code: code('js', '```') },
  ]
  const text = write(
    { _type: 'codeGroup', _key: 'g', tabs },
    { _type: 'callout', _key: 'c', tone: 'warning', title: 'Mind', content: [block('the gap')] },
    { _type: 'steps', _key: 's', steps: [{ _type: 'step', _key: '1', title: 'First', content: [block('do')] }] },
    { _type: 'collapsible', _key: 'f', summary: 'More', content: [block('inside')] },
    { _type: 'liveTable', _key: 't', kind: 'coverage' },
  )
  expect(text).toContain('**curl**\n\n```bash\ncurl x\n```')
  expect(text).toContain('````')
  expect(text).toContain('> **Warning: Mind**\n>\n> the gap')
  expect(text).toContain('1. **First**\n\n   do')
  expect(text).toContain('**More**\n\ninside')
  expect(text).toContain('Banque A')
})

test('N2 images and cells of a sign alone have a text', () => {
  const rows = [
    ['Field', 'Given'],
    ['`id` | x', '✓'],
    ['name', '✗'],
  ].map((cells) => ({ _type: 'tableRow' as const, _key: cells.join(), cells: cells.map(cell) }))
  expect(write({ _type: 'table', _key: 't', caption: 'Fields', headerRow: true, rows })).toBe(
    '_Fields_\n\n| Field | Given |\n| --- | --- |\n| \\`id\\` \\| x | ✓ |\n| name | ✗ |',
  )
  const asset = { _type: 'reference' as const, _ref: `image-${'a'.repeat(40)}-10x20-png` }
  expect(write({ _type: 'figure', _key: 'i', image: { _type: 'image', asset }, alt: 'A bridge' })).toBe(
    `![A bridge](https://docs.example/media/images/${'a'.repeat(40)}-10x20.png)`,
  )
  expect(write({ _type: 'diagram', _key: 'd', title: 'Flow', source: 'flowchart', alt: 'A to B' })).toContain('A to B')
})
