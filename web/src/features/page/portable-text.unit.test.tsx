import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { findHeadings } from '@portal/content-rules/headings'
import type { Body, BodyMember, TextBlock } from './body-types.ts'
import { plain } from './code/highlight.ts'
import type { RenderContext } from './context.ts'
import { RichTextView } from './portable-text.tsx'

const span = (text: string, ...marks: string[]) => ({ _type: 'span' as const, _key: text, text, marks })
const text = (words: string, fields: Partial<TextBlock> = {}): TextBlock => ({
  _type: 'block',
  _key: words,
  style: 'normal',
  children: [span(words)],
  ...fields,
})
const code = (source: string, fields: object = {}) => ({ _type: 'code' as const, code: source, ...fields })
const target = { _type: 'reference' as const, _ref: 'page_a', _weak: true }
const missing = { _type: 'reference' as const, _ref: 'page_gone', _weak: true }

const operation = {
  method: 'POST',
  path: '/v3/users',
  summary: 'Create a user',
  servers: ['/sandbox/accounts-v3', 'https://sandbox.api.example', 'https://api.example'],
  security: [{ scheme: 'oauth', scopes: ['users_manage'] }],
  parameters: [],
  requestBody: [{ name: 'external_id', type: 'string', required: true, description: 'Yours. Longer.' }],
}

function render(...body: Body): string {
  const context: RenderContext = {
    documentId: 'page_test',
    links: new Map([['page_a', { path: '/docs/a', title: 'A' }]]),
    headingIds: findHeadings(body).idOf,
    highlight: plain,
    liveTables: { coverage: <table title="institutions" /> },
    findOperation: (_, name) => (name === 'POST /v3/users' ? operation : undefined),
  }
  return renderToStaticMarkup(<RichTextView value={body} context={context} />)
}

/** One of each kind that a body may hold, and what of it must be on the page; a new kind fails to compile. */
const EACH: { [Kind in BodyMember['_type']]: { value: Extract<BodyMember, { _type: Kind }>; shows: string[] } } = {
  block: { value: text('words'), shows: ['<p>words</p>'] },
  codeBlock: {
    value: { _type: 'codeBlock', _key: 'k', code: code('a\nb', { filename: 'x.sh', highlightedLines: [2] }) },
    shows: ['x.sh', '>a</span>', '>b</span>', '>Copy<'],
  },
  codeGroup: {
    value: {
      _type: 'codeGroup',
      _key: 'k',
      tabs: [
        { _type: 'codeBlock', _key: '1', label: 'cURL', code: code('curl') },
        { _type: 'codeBlock', _key: '2', code: code('fetch()', { language: 'javascript' }) },
      ],
    },
    shows: ['role="tablist"', 'aria-selected="true"', '>cURL<', '>JavaScript<', '>curl</span>', '>fetch()</span>'],
  },
  callout: {
    value: { _type: 'callout', _key: 'k', tone: 'danger', title: 'Careful', content: [text('words')] },
    shows: ['role="note"', 'Danger: ', 'Careful', '<p>words</p>'],
  },
  table: {
    value: {
      _type: 'table',
      _key: 'k',
      caption: 'Flows',
      headerRow: true,
      rows: [
        ['', 'head'],
        ['name', 'cell'],
      ].map((cells) => ({
        _type: 'tableRow' as const,
        _key: `row ${cells.join()}`,
        cells: cells.map((words) => ({
          _type: 'tableCell' as const,
          _key: `cell ${words}`,
          content: [{ _type: 'block' as const, _key: 'b', children: [span(words)] }],
        })),
      })),
    },
    shows: [
      'tabindex="0"',
      '<caption>Flows</caption>',
      // What heads nothing is no header.
      '<tr><td><div></div></td><th scope="col"><div>head</div></th></tr>',
      '<td><div>cell</div></td>',
    ],
  },
  figure: {
    value: {
      _type: 'figure',
      _key: 'k',
      alt: 'A bridge',
      caption: 'Seen from the bank',
      image: { _type: 'image', asset: { _type: 'reference', _ref: `image-${'a'.repeat(40)}-800x600-png` } },
    },
    shows: ['width="800"', 'height="600"', 'alt="A bridge"', 'src="/media/images/', '360w', 'Seen from the bank'],
  },
  steps: {
    value: {
      _type: 'steps',
      _key: 'k',
      steps: [{ _type: 'step', _key: 's', title: 'First', content: [text('words')] }],
    },
    shows: ['<ol', 'First', '<p>words</p>'],
  },
  cards: {
    value: {
      _type: 'cards',
      _key: 'k',
      cards: [
        { _type: 'card', _key: '1', title: 'Inside', page: target, anchor: 'part', description: 'More' },
        { _type: 'card', _key: '2', title: 'Unpublished', page: missing },
        { _type: 'card', _key: '3', title: 'Outside', href: 'https://a.example' },
        { _type: 'card', _key: '4', title: 'Odd', href: 'javascript:alert(1)' },
      ],
    },
    shows: ['href="/docs/a#part"', 'More', '<span>Unpublished</span>', 'href="https://a.example"', '<span>Odd</span>'],
  },
  collapsible: {
    value: { _type: 'collapsible', _key: 'k', summary: 'More', content: [text('words')] },
    shows: ['<details', '<summary>', 'More', '<p>words</p>'],
  },
  apiOperation: {
    value: { _type: 'apiOperation', _key: 'k', api: 'accounts-v3', operation: 'POST /v3/users' },
    shows: ['>POST<', '/v3/users', 'Create a user', 'api.example', 'users_manage', 'external_id', 'required', 'Yours.'],
  },
  diagram: {
    value: { _type: 'diagram', _key: 'k', title: 'Calls', source: 'flowchart LR\n A-->B', alt: 'A to B' },
    shows: ['<svg', 'role="img"', '>Calls</title>', '>A to B</desc>', '<figcaption>Calls</figcaption>'],
  },
  liveTable: { value: { _type: 'liveTable', _key: 'k', kind: 'coverage' }, shows: ['title="institutions"'] },
  // Both are put in their place before rendering.
  snippetReference: {
    value: { _type: 'snippetReference', _key: 'k', snippet: { _type: 'reference', _ref: 's' } },
    shows: [],
  },
  conditional: {
    value: { _type: 'conditional', _key: 'k', modes: ['wealth'], content: [text('not for this page')] },
    shows: [],
  },
}

test.each(Object.values(EACH))('B1 a body shows its $value._type', ({ value, shows }) => {
  const html = render(value)
  for (const part of shows) expect(html).toContain(part)
  expect(html).not.toContain('not for this page')
})

test('F3 a heading has its id and a link that names it', () => {
  const html = render(text('Create a user', { style: 'h2' }))
  expect(html).toContain('<h2 id="create-a-user">')
  expect(html).toContain('aria-label="Copy the link to this section: Create a user"')
})

test('F6 a link to a page leads to where it is today; one to a page that is not published is text', () => {
  const links = text('', {
    markDefs: [
      { _type: 'pageLink', _key: 'a', page: target, anchor: 'x' },
      { _type: 'pageLink', _key: 'b', page: missing },
      { _type: 'link', _key: 'c', href: 'java\tscript:alert(1)' },
      { _type: 'link', _key: 'd', href: 'mailto:a@b.example' },
    ],
    children: [span('inside', 'a'), span('gone', 'b'), span('odd', 'c'), span('mail', 'd')],
  })
  expect(render(links)).toBe('<p><a href="/docs/a#x">inside</a>goneodd<a href="mailto:a@b.example">mail</a></p>')
})

test('B1 an unknown mark, an unknown block and an unknown style keep their words', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const marked = text('', { children: [span('kept', 'sparkle', 'absent-key')] })
  expect(render(marked, marked)).toBe('<p>kept</p><p>kept</p>')
  // Told once for each, with the document that it is in.
  expect(warn.mock.calls.map(([message]) => String(message))).toEqual([
    expect.stringMatching(/page_test: .*sparkle/),
    expect.stringMatching(/page_test: .*absent-key/),
  ])
  warn.mockRestore()
  // @ts-expect-error -- a script may store what the schema does not know
  expect(render({ _type: 'mystery', _key: 'k', content: [text('one'), { inner: [text('two')] }] })).toBe(
    '<p>one two</p>',
  )
  // @ts-expect-error -- as above
  expect(render(text('words', { style: 'blockquote9' }))).toBe('<p>words</p>')
})

const item = (words: string, listItem: 'bullet' | 'number', level: number, style: TextBlock['style'] = 'normal') =>
  text(words, { listItem, level, style })

test('B1 lists nest as they are numbered, over a skipped level too, and keep a heading style', () => {
  expect(render(item('a', 'bullet', 1), item('b', 'number', 2), item('c', 'bullet', 1))).toBe(
    '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
  )
  const skipped = render(item('a', 'bullet', 1), item('b', 'bullet', 3))
  expect(skipped.match(/<ul>/g)?.length).toBe(skipped.match(/<\/ul>/g)?.length)
  expect(render(item('h', 'bullet', 1, 'h2'))).toBe('<ul><li><h2>h</h2></li></ul>')
})

test('B1 no paragraph stands within a paragraph, whatever a script stored in a line', () => {
  // @ts-expect-error -- the schema knows no blocks within a line
  const inline = Object.values(EACH).map(({ value }) => text('line', { children: [span('before'), value] }))
  // @ts-expect-error -- as above
  const mystery = text('line', { children: [{ _type: 'mystery', _key: 'm', inner: [span('odd')] }], style: 'new' })
  const html = render(...Object.values(EACH).map(({ value }) => value), ...inline, mystery)
  expect(html).not.toMatch(/<p>(?:(?!<\/p>)[\s\S])*<(?:p|div|ul|ol|table|figure|details|h[2-4])[ >]/)
  const open = html.match(/<\/?p[ >]/g) ?? []
  for (let index = 1; index < open.length; index += 1) expect(open[index - 1] === open[index]).toBe(false)
})

test.each(Object.keys(EACH))('B1 a %s that a script stored without its parts leaves a hole, not a crash', (kind) => {
  // @ts-expect-error -- what the schema requires is missing
  expect(() => render({ _type: kind, _key: 'k' })).not.toThrow()
})

test('B1 a diagram that can not be drawn shows its source', () => {
  const html = render({ _type: 'diagram', _key: 'k', title: 'Broken', source: 'nonsense here', alt: '' })
  expect(html).toContain('nonsense here')
  expect(html).toContain('Broken')
})

test('B1 an operation that nobody described says so and shows its name', () => {
  expect(render({ _type: 'apiOperation', _key: 'k', api: 'insights', operation: 'GET /nothing' })).toContain(
    'GET /nothing',
  )
})
