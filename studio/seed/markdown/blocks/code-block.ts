import type { Code as CodeNode } from 'mdast'
import { firstLine, lastLine, type Context } from '../context.ts'
import { NotWritableError } from '../problems.ts'
import type { Code, CodeBlock, CodeExample, ExampleKind } from '../portable-text.ts'
import { readCodeMeta, writeLines, writeQuoted, type CodeMeta } from './code-meta.ts'
import { isOperation } from './api-operation.ts'

const KNOWN = ['file', 'label', 'operation', 'kind', 'status']

export function parseCodeBlock(node: CodeNode, context: Context): CodeBlock {
  const { language, meta } = readFence(node, context)
  for (const name of meta.values.keys())
    if (!KNOWN.includes(name)) context.report(node, `unknown code attribute "${name}": it takes ${KNOWN.join(', ')}`)
  checkHighlighted(node, meta, context)
  const filename = meta.values.get('file')
  const label = meta.values.get('label')
  const code: Code = { _type: 'code', language, code: node.value }
  if (filename !== undefined) code.filename = filename
  if (meta.lines) code.highlightedLines = meta.lines
  const block: CodeBlock = { _type: 'codeBlock', code }
  if (label !== undefined) block.label = label
  const example = parseExample(node, meta, context)
  if (example) block.example = example
  return block
}

/** Language and parts of a fence's first line, read from the source: Markdown would decode them. */
export function readFence(node: CodeNode, context: Context): { language: string; meta: CodeMeta } {
  const fence = /^(`{3,}|~{3,})[ \t]*(\S*)(.*)$/.exec(firstLine(node, context))
  if (!fence) context.report(node, 'code is fenced with ```, not indented')
  const language = fence?.[2] ?? ''
  if (fence && !/^[\w+#.-]+$/.test(language)) context.report(node, 'a code block names its language after the ```')
  const opening = fence?.[1] ?? '```'
  if (fence && !lastLine(node, context).trim().startsWith(opening))
    context.report(node, `a code block is not closed: end it with ${opening}`)
  const meta = readCodeMeta(fence?.[3] ?? '')
  if (meta.rest !== '') context.report(node, `cannot read "${meta.rest}" after the language of a code block`)
  return { language, meta }
}

export function serialiseCodeBlock({ code, label, example }: CodeBlock): string {
  const parts: string[] = []
  if (code.filename !== undefined) parts.push(writeQuoted('file', code.filename))
  if (code.highlightedLines?.length) parts.push(`{${writeLines(code.highlightedLines)}}`)
  if (label !== undefined) parts.push(writeQuoted('label', label))
  if (example?.operation !== undefined) parts.push(writeQuoted('operation', example.operation))
  if (example) parts.push(`kind=${example.kind}`)
  if (example?.status !== undefined) parts.push(`status=${example.status}`)
  return writeFence(code.language, parts, code.code)
}

/** Writes a fence that is longer than any in the code. */
export function writeFence(language: string, parts: readonly string[], code: string): string {
  const info = [language, ...parts].join(' ')
  if (!language || /[\n\r]/.test(info))
    throw new NotWritableError(`a code block cannot begin with ${JSON.stringify(info)}`)
  // A fence of backticks allows none in its first line.
  const char = info.includes('`') ? '~' : '`'
  const inside = [...code.matchAll(char === '~' ? /~{3,}/g : /`{3,}/g)].map((match) => match[0].length)
  const fence = char.repeat(Math.max(3, ...inside.map((length) => length + 1)))
  return `${fence}${info}\n${code === '' ? '' : `${code}\n`}${fence}`
}

function checkHighlighted(node: CodeNode, { lines }: CodeMeta, context: Context): void {
  if (!lines) return
  const count = node.value.split('\n').length
  const last = lines.at(-1)
  if (last === undefined) context.report(node, 'highlighted lines are written {2,4-5}, from 1, in ascending order')
  else if (last > count) context.report(node, `line ${last} is highlighted, but the code has ${count} lines`)
}

function parseExample(node: CodeNode, { values }: CodeMeta, context: Context): CodeExample | undefined {
  const operation = values.get('operation')
  const kind = values.get('kind')
  const status = values.get('status')
  if (kind === 'event' || kind === 'fragment') return parseLooseExample(node, kind, operation ?? status, context)
  if (operation === undefined) {
    if (kind ?? status) context.report(node, 'kind and status belong to an operation="METHOD /path"')
    return undefined
  }
  if (!isOperation(operation)) context.report(node, `"${operation}" is no operation: write METHOD /path`)
  if (kind !== 'request' && kind !== 'response') {
    context.report(node, 'an example says kind=request, kind=response, kind=event or kind=fragment')
    return undefined
  }
  if (status !== undefined && !/^[1-5]\d\d$/.test(status)) context.report(node, `status=${status} is no HTTP status`)
  if (kind === 'response' && status === undefined) context.report(node, 'a response says its status, as in status=200')
  return status === undefined ? { operation, kind } : { operation, kind, status: Number(status) }
}

function parseLooseExample(node: CodeNode, kind: ExampleKind, more: string | undefined, context: Context): CodeExample {
  if (more !== undefined) context.report(node, `kind=${kind} stands alone, without operation and status`)
  return { kind }
}
