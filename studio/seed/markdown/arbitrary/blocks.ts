import fc from 'fast-check'
import { ACCESS_MODES } from '../blocks/conditional.ts'
import { LIVE_TABLES } from '../portable-text.ts'
import type {
  Block,
  Card,
  CodeBlock,
  CodeExample,
  Figure,
  ListKind,
  Table,
  TableRow,
  TextBlock,
} from '../portable-text.ts'
import { anchor, cell, heading, href, line, pageReference, paragraph, title, type Inline } from './text.ts'

const word = fc.stringMatching(/^[a-z]{1,8}$/)
const operation = fc.constantFrom('GET /users/{user_id}', 'POST /v3/users')

const paragraphs = paragraph.map((inline): TextBlock[] => [{ _type: 'block', style: 'normal', ...inline }])
const headings = fc
  .tuple(fc.constantFrom('h2', 'h3', 'h4'), heading)
  .map(([style, inline]): TextBlock[] => [{ _type: 'block', style, ...inline }])

const listItem = fc.record({
  kind: fc.constantFrom<ListKind>('bullet', 'number'),
  deeper: fc.integer({ min: -2, max: 1 }),
  inline: paragraph,
})
const lists = fc.array(listItem, { minLength: 1, maxLength: 5 }).map((items) => {
  let level = 0
  return items.map(({ kind, deeper, inline }): TextBlock => {
    level = Math.max(1, level + deeper)
    return { _type: 'block', style: 'normal', listItem: kind, level, ...inline }
  })
})

const codeText = fc
  .array(fc.oneof(line, fc.constantFrom('', '```', '~~~~', ':::', '::::', '---', '    indented', '\ttab')), {
    maxLength: 5,
  })
  .map((lines) => lines.join('\n'))
const example: fc.Arbitrary<CodeExample> = fc.oneof(
  operation.map((value) => ({ operation: value, kind: 'request' }) as const),
  operation.map((value) => ({ operation: value, kind: 'response', status: 201 }) as const),
  fc.constantFrom({ kind: 'event' } as const, { kind: 'fragment' } as const),
)
const codeBlock = (label: fc.Arbitrary<string | undefined>): fc.Arbitrary<CodeBlock> =>
  fc
    .record({
      language: fc.constantFrom('bash', 'json', 'c++'),
      code: codeText,
      filename: fc.option(title),
      label,
      example: fc.option(example),
    })
    .chain((made) =>
      fc.subarray(made.code.split('\n').map((_, at) => at + 1)).map((highlightedLines): CodeBlock => {
        const { language, code } = made
        return {
          _type: 'codeBlock',
          code: {
            _type: 'code',
            language,
            code,
            ...(made.filename === null ? {} : { filename: made.filename }),
            ...(highlightedLines.length === 0 ? {} : { highlightedLines }),
          },
          ...(made.label === undefined ? {} : { label: made.label }),
          ...(made.example === null ? {} : { example: made.example }),
        }
      }),
    )
const codeGroup = fc
  .uniqueArray(title, { minLength: 2, maxLength: 3 })
  .chain((labels) => fc.tuple(...labels.map((label) => codeBlock(fc.constant(label)))))
  .map((tabs): Block[] => [{ _type: 'codeGroup', tabs }])

const table = fc.integer({ min: 1, max: 3 }).chain((width) => {
  const content = fc.option(cell).map((inline) => (inline ? [textOf(inline)] : []))
  const cells = fc.array(content, { minLength: width, maxLength: width })
  const row = cells.map((all): TableRow => ({
    _type: 'tableRow',
    cells: all.map((inner) => ({ _type: 'tableCell', content: inner })),
  }))
  return fc
    .record({ rows: fc.array(row, { minLength: 2, maxLength: 3 }), header: fc.boolean(), caption: fc.option(title) })
    .map(({ rows, header, caption }): Block[] => {
      const headerRow = header && (rows[0]?.cells.some((one) => one.content.length > 0) ?? false)
      const made: Table = { _type: 'table', headerRow, rows }
      return [caption === null ? made : { ...made, caption }]
    })
})

const figure = fc
  .record({ alt: title, caption: fc.option(title), name: word })
  .map(({ alt, caption, name }): Block[] => {
    const made: Figure = { _type: 'figure', image: { _type: 'image', _sanityAsset: `image@file://./${name}.png` }, alt }
    return [caption === null ? made : { ...made, caption }]
  })

const card: fc.Arbitrary<Card> = fc
  .tuple(
    title,
    fc.oneof(
      href.map((value) => ({ href: value })),
      fc.record({ page: pageReference }),
      fc.record({ page: pageReference, anchor }),
    ),
    fc.option(title),
  )
  .map(([name, to, description]) => ({
    _type: 'card',
    title: name,
    ...to,
    ...(description === null ? {} : { description }),
  }))
const cards = fc.array(card, { minLength: 1, maxLength: 3 }).map((all): Block[] => [{ _type: 'cards', cards: all }])

const leaves = fc.oneof(
  fc.tuple(operation, word).map(([value, api]): Block[] => [{ _type: 'apiOperation', api, operation: value }]),
  word.map((key): Block[] => [{ _type: 'snippetReference', snippet: { _type: 'reference', _ref: `snippet-${key}` } }]),
  fc.constantFrom(...LIVE_TABLES).map((kind): Block[] => [{ _type: 'liveTable', kind }]),
  fc
    .tuple(title, title, codeText)
    .map(([name, alt, source]): Block[] => [{ _type: 'diagram', title: name, source, alt }]),
)

const code = codeBlock(fc.option(title).map((label) => label ?? undefined)).map((block): Block[] => [block])
const simple = bodyOf(fc.oneof(paragraphs, headings, lists, code))
const callout = fc
  .tuple(fc.constantFrom('note', 'tip', 'warning', 'danger'), title, simple)
  .map(([tone, name, content]): Block[] => [{ _type: 'callout', tone, title: name, content }])
const flat = fc.oneof(paragraphs, headings, lists, code, codeGroup, callout, table, figure, leaves)

const collapsible = fc
  .tuple(title, bodyOf(flat))
  .map(([summary, content]): Block[] => [{ _type: 'collapsible', summary, content }])
const conditional = fc
  .tuple(fc.subarray([...ACCESS_MODES], { minLength: 1 }), bodyOf(fc.oneof(flat, cards, collapsible)))
  .map(([modes, content]): Block[] => [{ _type: 'conditional', modes, content }])
const steps = fc
  .array(fc.tuple(title, bodyOf(fc.oneof(flat, collapsible, conditional))), { minLength: 1, maxLength: 3 })
  .map((all): Block[] => [
    { _type: 'steps', steps: all.map(([name, content]) => ({ _type: 'step', title: name, content })) },
  ])

/** Bodies that the notation can hold, without keys. */
export const body = bodyOf(fc.oneof({ weight: 4, arbitrary: flat }, cards, collapsible, conditional, steps))

/** Groups of blocks, joined. */
function bodyOf(groups: fc.Arbitrary<Block[]>): fc.Arbitrary<Block[]> {
  return fc.array(groups, { minLength: 1, maxLength: 3 }).map((all) => all.flat())
}

function textOf(inline: Inline): TextBlock {
  return { _type: 'block', style: 'normal', ...inline }
}
