import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { Block } from './clean.ts'
import { fromClipboard } from './from-clipboard.ts'

const paste = (html: string, text = '') => {
  let count = 0
  const blocks = fromClipboard(
    { html, text },
    { parseHtml: (source) => new JSDOM(source).window.document, newKey: () => `k${(count += 1)}` },
  )
  return blocks?.map(written)
}

/** A block in one line: its style or list, and its words with marks in brackets. */
function written(block: Block): unknown {
  if (block._type === 'codeBlock') return { code: block['code'] }
  if (block._type === 'table') return { header: block['headerRow'], rows: rowsOf(block) }
  const { style, listItem, level } = block
  return `${listItem ? `${String(listItem)}${String(level)}` : String(style)}: ${words(block)}`
}

const list = (value: unknown): Block[] => (Array.isArray(value) ? value : [])
const rowsOf = (table: Block) =>
  list(table['rows']).map((row) => list(row['cells']).map((cell) => list(cell['content']).map(words).join(' / ')))
const words = (block: Block) =>
  list(block['children'])
    .map(({ text, marks }) => {
      const defs = list(block['markDefs'])
      const named = list(marks).map((mark) => String(defs.find(({ _key }) => _key === String(mark))?.['href'] ?? mark))
      return named.length > 0 ? `[${String(text)}|${named.join()}]` : String(text)
    })
    .join('')

test('O7 a word processor: its headings, lists, emphasis and links stay, its styles and empty lines go', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal {margin:0cm; font-family:"Calibri"}</style></head>
<body lang=EN-GB><!--StartFragment-->
<h1 style='margin-top:12.0pt'><b><span style='font-size:16.0pt;color:#2F5496'>Create a user<o:p></o:p></span></b></h1>
<p class=MsoNormal>Call the <b>API</b> with <i>care</i>, see <a href="https://www.example.com/x">there</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First point<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Second point<o:p></o:p></p>
<!--EndFragment--></body></html>`
  expect(paste(html)).toEqual([
    'h2: Create a user',
    'normal: Call the [API|strong] with [care|em], see [there|https://www.example.com/x].',
    'bullet1: First point',
    'bullet1: Second point',
  ])
})

test('O7 a spreadsheet becomes a table with its header, without what is empty around it', () => {
  const html = `<meta charset="utf-8"><google-sheets-html-origin><style><!--td {border: 1px solid #ccc;}--></style>
<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/></colgroup>
<tbody><tr><td style="font-weight:bold">Field</td><td>Type</td><td></td></tr><tr><td>id</td><td>integer</td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table>`
  expect(paste(html, 'Field\tType\t\nid\tinteger\t\n\t\t')).toEqual([
    {
      header: true,
      rows: [
        ['Field', 'Type'],
        ['id', 'integer'],
      ],
    },
  ])
  expect(paste('', 'Field\tType\r\nid\tinteger\r\n')).toEqual([
    {
      header: true,
      rows: [
        ['Field', 'Type'],
        ['id', 'integer'],
      ],
    },
  ])
})

const MARKDOWN = `# Create a user

Send **one** request to \`/v3/users\`, see [the reference](/accounts/v3/reference-accounts-api).

- First
  1. Nested
- Second

\`\`\`bash
curl https://{{api_host}}/v3/users
\`\`\`

| Field | Type |
| ----- | ---- |
| \`id\`  | integer |
`

test.each([
  ['of a text file', ''],
  [
    'of a code editor, which adds its colours',
    `<meta charset='utf-8'><div style="color: #ccc;font-family: Menlo;white-space: pre;"><div><span style="color: #569cd6"># Create a user</span></div><br></div>`,
  ],
])('O7 Markdown %s becomes blocks', (_from, html) => {
  expect(paste(html, MARKDOWN)).toEqual([
    'h2: Create a user',
    'normal: Send [one|strong] request to [/v3/users|code], see [the reference|/accounts/v3/reference-accounts-api].',
    'bullet1: First',
    'number2: Nested',
    'bullet1: Second',
    { code: { _type: 'code', language: 'bash', code: 'curl https://{{api_host}}/v3/users' } },
    {
      header: true,
      rows: [
        ['Field', 'Type'],
        ['[id|code]', 'integer'],
      ],
    },
  ])
})

test('O7 D7 links that a browser would run, hidden characters and unknown marks are left out, their words stay', () => {
  const html = `<p>Go <a href="java&#9;script:alert(1)">here</a>\u200B and <u>there</u><img src="file:///C:/x.png"></p><script>alert(1)</script>`
  expect(paste(html)).toEqual(['normal: Go here and there'])
})

test('O7 plain text is left to the editor', () => {
  expect(paste('', 'Just words, 3 * 4 and a-b.')).toBeUndefined()
  expect(paste('<meta charset="utf-8"><span>Just words</span>', 'Just words')).toBeUndefined()
})
