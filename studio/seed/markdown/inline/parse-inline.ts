import type { PhrasingContent } from 'mdast'
import type { Context } from '../context.ts'
import { distinct, fingerprint } from '../keys.ts'
import { pageTarget } from '../page-id.ts'
import type { MarkDef, Span } from '../portable-text.ts'

type Inline = { children: Span[]; markDefs: MarkDef[] }

/** The order in which a span's decorators are listed. */
const DECORATORS = ['strong', 'em', 'code']

/** Spans and annotations of a run of inline Markdown. */
export function parseInline(nodes: readonly PhrasingContent[], context: Context): Inline {
  const inline: Inline = { children: [], markDefs: [] }
  const keys = new Map<string, number>()
  for (const node of nodes) walk(node, [])
  if (inline.children.length === 0) inline.children.push({ _type: 'span', text: '', marks: [] })
  return inline

  function walk(node: PhrasingContent, marks: readonly string[]): void {
    switch (node.type) {
      case 'text':
        // A line that was wrapped in the source is one line of text.
        return push(node.value.replaceAll('\n', ' '), marks)
      case 'break':
        return push('\n', marks)
      case 'inlineCode':
        return push(node.value, [...marks, 'code'])
      case 'strong':
        return walkAll(node.children, [...marks, 'strong'])
      case 'emphasis':
        return walkAll(node.children, [...marks, 'em'])
      case 'link':
        if (node.title) context.report(node, 'a link has no title: leave out the text in quotation marks')
        if (node.children.length === 0) context.report(node, 'a link needs a text')
        return walkAll(node.children, [...marks, annotate(node.url, node)])
      case 'image':
        return context.report(node, 'an image stands alone in its paragraph')
      case 'html':
        return context.report(node, `raw HTML is not part of the notation: ${node.value.split('\n')[0]}`)
      default:
        return context.report(node, `"${node.type}" is not part of the notation`)
    }
  }

  function walkAll(children: readonly PhrasingContent[], marks: readonly string[]): void {
    for (const child of children) walk(child, marks)
  }

  function annotate(href: string, node: PhrasingContent): string {
    const def = annotation(href)
    if (!def) context.report(node, `"${href}" is no path of a documentation page: no query, no underscore`)
    const key = distinct(fingerprint(def ?? href), keys)
    if (def) inline.markDefs.push({ ...def, _key: key })
    return key
  }

  function push(text: string, unordered: readonly string[]): void {
    if (text === '') return
    const links = unordered.filter((mark) => !DECORATORS.includes(mark))
    const marks = [...DECORATORS.filter((mark) => unordered.includes(mark)), ...links]
    const last = inline.children.at(-1)
    if (last && sameMarks(last.marks, marks)) last.text += text
    else inline.children.push({ _type: 'span', text, marks })
  }
}

type Annotation = { _type: 'link'; href: string } | Omit<Extract<MarkDef, { _type: 'pageLink' }>, '_key'>

function annotation(href: string): Annotation | undefined {
  if (!href.startsWith('/docs/')) return { _type: 'link', href }
  const target = pageTarget(href)
  if (!target) return undefined
  const page = { _type: 'reference', _ref: target.id, _weak: true } as const
  return target.anchor === undefined ? { _type: 'pageLink', page } : { _type: 'pageLink', page, anchor: target.anchor }
}

function sameMarks(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((mark, at) => mark === b[at])
}
