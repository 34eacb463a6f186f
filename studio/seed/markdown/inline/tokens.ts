import { NotWritableError } from '../problems.ts'
import { pathOfPageId } from '../page-id.ts'
import type { MarkDef, Span } from '../portable-text.ts'

/**
 * A line of inline Markdown before it is spelled out. Characters stay apart from delimiters, since how one is written
 * depends on its neighbours.
 */
export type Token =
  | { kind: 'char'; char: string; encoded: boolean }
  | { kind: 'open' | 'close'; text: '**' | '_' }
  | { kind: 'raw'; text: string }

type Run = { text: string; link: MarkDef | undefined; strong: boolean; em: boolean; code: boolean }

/** Tokens of a block's spans; marks nest as link, strong, em, code. */
export function tokenise(spans: readonly Span[], markDefs: readonly MarkDef[]): Token[] {
  return byLink(spans.filter((span) => span.text !== '').map((span) => toRun(span, markDefs)))
}

function toRun(span: Span, markDefs: readonly MarkDef[]): Run {
  const run: Run = { text: span.text, link: undefined, strong: false, em: false, code: false }
  for (const mark of span.marks) {
    const def = markDefs.find((candidate) => candidate._key === mark)
    if (mark === 'strong' || mark === 'em' || mark === 'code') run[mark] = true
    else if (def) run.link = def
    else throw new NotWritableError(`the mark "${mark}" of "${span.text}" has no form in the notation`)
  }
  return run
}

function byLink(runs: readonly Run[]): Token[] {
  return grouped(runs, (run) => run.link).flatMap(({ value: link, runs: inner }) => {
    const content = byStrong(inner)
    if (!link) return content
    return [{ kind: 'raw', text: '[' }, ...content, { kind: 'raw', text: `](${destination(hrefOf(link))})` }]
  })
}

function byStrong(runs: readonly Run[]): Token[] {
  return grouped(runs, (run) => run.strong).flatMap(({ value, runs: inner }) =>
    value ? delimited('**', byEmphasis(inner)) : byEmphasis(inner),
  )
}

function byEmphasis(runs: readonly Run[]): Token[] {
  return grouped(runs, (run) => run.em).flatMap(({ value, runs: inner }) =>
    value ? delimited('_', leaves(inner)) : leaves(inner),
  )
}

function leaves(runs: readonly Run[]): Token[] {
  return grouped(runs, (run) => run.code).flatMap(({ value, runs: inner }) => {
    const text = inner.map((run) => run.text).join('')
    return value ? code(text) : [...text].map((char): Token => ({ kind: 'char', char, encoded: false }))
  })
}

function delimited(text: '**' | '_', inner: readonly Token[]): Token[] {
  return [{ kind: 'open', text }, ...inner, { kind: 'close', text }]
}

function grouped<Value>(runs: readonly Run[], valueOf: (run: Run) => Value) {
  const groups: { value: Value; runs: Run[] }[] = []
  for (const run of runs) {
    const value = valueOf(run)
    const last = groups.at(-1)
    if (last && last.value === value) last.runs.push(run)
    else groups.push({ value, runs: [run] })
  }
  return groups
}

function code(text: string): Token[] {
  if (text.includes('\n')) throw new NotWritableError(`code within a line holds a line break: ${JSON.stringify(text)}`)
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map((match) => match[0].length))
  const fence = '`'.repeat(longest + 1)
  const padded = /^`|`$|^ .* $/.test(text) && /[^ ]/.test(text) ? ` ${text} ` : text
  return [{ kind: 'raw', text: `${fence}${padded}${fence}` }]
}

function hrefOf(link: MarkDef): string {
  if (link._type === 'link') return link.href
  const path = pathOfPageId(link.page._ref)
  if (!path) throw new NotWritableError(`"${link.page._ref}" is not the id of a page that has a path`)
  return link.anchor === undefined ? path : `${path}#${link.anchor}`
}

function destination(href: string): string {
  const unambiguous = href.replaceAll(/&(?=#?[a-z\d]+;)/gi, String.raw`\&`)
  if (href !== '' && !/[\s()<>\\]/.test(href)) return unambiguous
  if (/[\n\r]/.test(href)) throw new NotWritableError(`a link's address holds a line break: ${JSON.stringify(href)}`)
  return `<${href.replaceAll(/[\\<>]|&(?=#?[a-z\d]+;)/gi, String.raw`\$&`)}>`
}
