import { expect, test } from 'vitest'
import { readBody } from './parse.ts'
import { readPageFile } from './page-file.ts'
import type { Span, TextBlock } from './portable-text.ts'
import { NotWritableError } from './problems.ts'
import { serialiseBody } from './serialise.ts'

const fence = '```'
/** A body and the problem it has, as `line: reason`. */
const bodies: [string, string, string][] = [
  ['an unknown block', ':::info[A]\nB\n:::', '1: unknown block ":::info"'],
  ['an unknown leaf', 'A\n\n::video[a]', '3: unknown block "::video"'],
  ['a callout without a title', ':::note\nA\n:::', '1: "note" needs a title in brackets: :::note[…]'],
  ['an empty callout', ':::tip[A]\n:::', '1: "tip" is empty'],
  ['an unclosed block', 'A\n\n:::note[A]\nB', '3: "note" is not closed: end it with a line of :::'],
  [
    'an unknown attribute',
    '::operation[GET /a]{api=x tag=y}',
    '1: unknown attribute "tag" of "operation": it takes api',
  ],
  [
    'an operation without an API',
    '::operation[GET /a]',
    '1: "operation" needs the API description it is in: {api=accounts-v3}',
  ],
  ['a wrong operation', '::operation[get a]{api=x}', '1: "get a" is no operation: write METHOD /path'],
  ['a first-level heading', 'A\n\n# B', '3: the body has no # heading: the title of the page is its h1'],
  ['a heading too deep', '##### A', '1: headings go down to ####, this is level 5'],
  ['a block of HTML', '<div>A</div>', '1: raw HTML is not part of the notation: <div>A</div>'],
  ['HTML within text', 'A <b>c</b>', '1: raw HTML is not part of the notation: <b>'],
  ['a ragged table', '| a | b |\n| --- | --- |\n| c |', '3: this row has 1 cells, the first has 2'],
  ['an aligned table', '| a |\n| ---: |\n| c |', '1: columns have no alignment: write | --- | without colons'],
  [
    'a lost caption',
    '::caption[A]\n\n| a |\n| --- |\n| b |',
    '1: a caption stands in the line directly above its table',
  ],
  [
    'highlighted lines beyond the end',
    `${fence}js {3}\na\n${fence}`,
    '1: line 3 is highlighted, but the code has 1 lines',
  ],
  [
    'highlighted lines out of order',
    `${fence}js {2,1}\na\nb\n${fence}`,
    '1: highlighted lines are written {2,4-5}, from 1, in ascending order',
  ],
  ['code without a language', `${fence}\na\n${fence}`, '1: a code block names its language after the ```'],
  ['unclosed code', `${fence}js\na`, '1: a code block is not closed: end it with ```'],
  ['indented code', 'A\n\n    b', '3: code is fenced with ```, not indented'],
  [
    'an unknown code attribute',
    `${fence}js title="a"\na\n${fence}`,
    '1: unknown code attribute "title": it takes file, label, operation, kind, status',
  ],
  [
    'an unreadable code attribute',
    `${fence}js file=a.js\na\n${fence}`,
    '1: cannot read "file=a.js" after the language of a code block',
  ],
  [
    'a response without a status',
    `${fence}js operation="GET /a" kind=response\na\n${fence}`,
    '1: a response says its status, as in status=200',
  ],
  ['a diagram without an alternative', `${fence}mermaid title="A"\na\n${fence}`, '1: a diagram needs a alt="…"'],
  ['a table in a callout', ':::note[A]\n| a |\n| --- |\n| b |\n:::', '2: "table" cannot stand in a callout'],
  [
    'steps in a step',
    '::::::steps\n:::::step[A]\n::::steps\n:::step[B]\nC\n:::\n::::\n:::::\n::::::',
    '3: "steps" cannot stand in a step',
  ],
  ['text among steps', ':::::steps\nA\n\n::::step[B]\nC\n::::\n:::::', '2: steps hold ::::step[…] blocks only'],
  ['a single tab', `::::tabs\n${fence}js label="a"\na\n${fence}\n::::`, '1: tabs hold two code blocks or more'],
  ['a card that leads nowhere', '::::cards\n:::card[A]\nB\n:::\n::::', '2: the card "A" needs {to=…}'],
  ['a card with markup', '::::cards\n:::card[A]{to=/b}\n**c**\n:::\n::::', '3: the text of a card has no markup'],
  [
    'an unknown mode',
    ':::::only{modes="weekly"}\nA\n:::::',
    '1: "only" needs modes="…" out of continuous, one-time, wealth, each once',
  ],
  ['a list that starts elsewhere', '3. a', '1: a numbered list starts at 1, not 3'],
  [
    'code in a list item',
    `- a\n\n  ${fence}js\n  b\n  ${fence}`,
    '3: a list item holds one paragraph and nested lists; use steps for more',
  ],
  ['a quotation', '> a', '1: a quotation is not part of the notation: use a callout'],
  ['a rule', 'a\n\n***', '3: a rule is not part of the notation: use a heading'],
  ['a link definition', '[a]: /b', '1: a link definition is not part of the notation: write [text](address)'],
  ['an image within text', 'a ![b](c.png)', '1: an image stands alone in its paragraph'],
  ['an image without a text', '![](c.png)', '1: an image needs an alternative text in its brackets'],
  [
    'an image from elsewhere',
    '![a](https://x.example/c.png)',
    '1: "https://x.example/c.png" is no image beside the page: use a file name ending in .png, .jpg or .webp',
  ],
  ['a link with a title', '[a](/b "c")', '1: a link has no title: leave out the text in quotation marks'],
  [
    'a link to a page with a query',
    '[a](/docs/b?c)',
    '1: "/docs/b?c" is no path of a documentation page: no query, no underscore',
  ],
  [
    'a directive with an open bracket',
    ':::note[A',
    '1: ":::note[A" reads like a directive but is none: check its brackets',
  ],
  ['nothing', '', '1: the body is empty'],
]

test.each(bodies)('B1 %s is reported with its line', (_what, markdown, problem) => {
  const { problems } = readBody(markdown)
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toContain(problem)
})

test('B1 problems count lines of the file, front matter included, and come all at once', () => {
  const source = '---\ntitle: A\nproduct: accounts\nauthor: B\n---\n\n# C\n\n<hr>\n'
  expect(readPageFile(source).problems).toEqual([
    { line: 1, message: '"description" is missing' },
    {
      line: 4,
      message:
        'unknown field "author": it takes title, description, product, version, accessMode, lastReviewed, successor, related',
    },
    { line: 7, message: 'the body has no # heading: the title of the page is its h1' },
    { line: 9, message: 'raw HTML is not part of the notation: <hr>' },
  ])
})

test('B1 a file without front matter is reported', () => {
  expect(readPageFile('A\n').problems).toContainEqual({
    line: 1,
    message: 'the file begins with its front matter between two lines of ---',
  })
})

const span = (text: string, marks: string[] = []): Span => ({ _type: 'span', text, marks })
const block: Omit<TextBlock, 'children'> = { _type: 'block', style: 'normal', markDefs: [] }

test('B1 Portable Text that has no form in the notation is refused, never shortened', () => {
  expect(() => serialiseBody([{ ...block, children: [span('a', ['underline'])] }])).toThrow(NotWritableError)
  expect(() => serialiseBody([{ ...block, style: 'h2', children: [span('a\nb')] }])).toThrow('a heading is one line')
  expect(() => serialiseBody([{ ...block, children: [span('')] }])).toThrow('an empty block')
  expect(() => serialiseBody([{ ...block, listItem: 'bullet', level: 2, children: [span('a')] }])).toThrow(
    'a list item of level 2 has no parent',
  )
})
