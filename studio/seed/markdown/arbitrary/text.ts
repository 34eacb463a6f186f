import fc from 'fast-check'
import { distinct, fingerprint } from '../keys.ts'
import type { MarkDef, Span } from '../portable-text.ts'

// What Markdown would read as markup, so that every escape is tried beside every other.
const spice = fc.constantFrom(
  ...'* ** _ __ ` `` [ ] ]( ! <b> < &amp; & \\ | # ## > --- === ~~~ :::note[x] ::snippet[x] :name 10:30'.split(' '),
  ...'{braces} {{api_host}} https://x.example/?a=b&c é 🙂 " \' --|-- … “q” a_b a__b_ \t'.split(' '),
  ...'- ;+ ;1. ;2) ;- - -;| a |;  '.split(';'),
)
const word = fc.stringMatching(/^[A-Za-z0-9]{1,6}$/)
const space = fc.constant(' ')

/** One line of text. */
export const line = fc
  .array(fc.oneof({ weight: 3, arbitrary: word }, { weight: 2, arbitrary: spice }, space), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''))

/** One line without white space at its ends, as titles are. */
export const title = line.map((text) => text.trim() || 'Title')

const lines = fc.array(line, { minLength: 1, maxLength: 2 }).map((parts) => parts.join('\n'))

/** A weak reference to a page. */
export const pageReference = fc
  .constantFrom('page_docs_accounts_v3_users', 'page_docs_payments_direct-payment-api-quickstart')
  .map((_ref) => ({ _type: 'reference', _ref, _weak: true }) as const)

export const anchor = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,6}$/)

const hrefs = '/reference;#top;https://x.example/a(b)?c=d&e=f;mailto:a@b.example;https://{{www_host}}/a_b_;/x y;/a<b>'
export const href = fc.constantFrom(...hrefs.split(';'), '/a&lt;b', '/a&#32;b')

type KeyedDef = (key: string) => MarkDef
const link: fc.Arbitrary<KeyedDef> = fc.oneof(
  href.map((value): KeyedDef => (_key) => ({ _type: 'link', href: value, _key })),
  pageReference.map((page): KeyedDef => (_key) => ({ _type: 'pageLink', page, _key })),
  fc.tuple(pageReference, anchor).map(([page, id]): KeyedDef => (_key) => ({
    _type: 'pageLink',
    page,
    anchor: id,
    _key,
  })),
)

type Run = { text: string; marks: string[] }
const emphasis = fc.subarray(['strong', 'em'])
const runOf = (text: fc.Arbitrary<string>, codeText: fc.Arbitrary<string>): fc.Arbitrary<Run> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ text, marks: emphasis }) },
    fc.record({ text: codeText, marks: emphasis.map((marks) => [...marks, 'code']) }),
  )

/** Spans and annotations as the parser orders them. */
export type Inline = { children: Span[]; markDefs: MarkDef[] }
const inlineOf = (run: fc.Arbitrary<Run>): fc.Arbitrary<Inline> => {
  const runs = fc.array(run, { minLength: 1, maxLength: 3 })
  const part = fc.oneof(
    { weight: 3, arbitrary: runs.map((inner) => ({ link: undefined, runs: inner })) },
    fc.record({ link, runs }),
  )
  return fc.array(part, { minLength: 1, maxLength: 3 }).map(toInline)
}

export const heading = inlineOf(runOf(line, line))
export const paragraph = inlineOf(runOf(lines, line))
/** A cell is one line, and its code cannot hold a backslash before a bar. */
export const cell = inlineOf(
  runOf(
    line,
    line.map((text) => text.replaceAll(String.raw`\|`, '|')),
  ),
)

function toInline(parts: readonly { link: KeyedDef | undefined; runs: readonly Run[] }[]): Inline {
  const inline: Inline = { children: [], markDefs: [] }
  const keys = new Map<string, number>()
  for (const { link: define, runs } of parts) {
    const { _key: _, ...content } = define?.('') ?? { _key: '' }
    const key = define && distinct(fingerprint(content), keys)
    if (define && key) inline.markDefs.push(define(key))
    for (const run of runs) append(inline.children, run.text, key ? [...run.marks, key] : run.marks)
  }
  return inline
}

function append(children: Span[], text: string, marks: string[]): void {
  const last = children.at(-1)
  if (last && last.marks.join(' ') === marks.join(' ')) last.text += text
  else children.push({ _type: 'span', text, marks })
}
