import type { Nodes } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { firstLine, lastLine, type Context, type Positioned } from './context.ts'

export type Directive = ContainerDirective | LeafDirective

/** Label and attributes of a directive's first line; what the directive does not take is reported. */
export function readHead(node: Directive, context: Context, allowed: readonly string[] = []) {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    if (!allowed.includes(name)) context.report(node, unknownAttribute(node.name, name, allowed))
    else if (!value) context.report(node, `the attribute "${name}" of "${node.name}" has no value`)
    else attributes[name] = value
  }
  const label = readLabel(firstLine(node, context))
  if (node.type === 'containerDirective') checkClosed(node, context)
  return { label, attributes }
}

/** The label, which the directive must have. */
export function requireLabel(node: Directive, label: string | undefined, what: string, context: Context): string {
  if (!label?.trim()) context.report(node, `"${node.name}" needs ${what} in brackets: ${example(node)}[…]`)
  return label ?? ''
}

/** The content of a container, less the node that holds its label. */
export function childrenOf(node: ContainerDirective) {
  return node.children.filter((child) => !(child.type === 'paragraph' && child.data?.directiveLabel === true))
}

/** Whether a node is one of our directives by name. */
export function isDirective(node: Nodes, name: string): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === name
}

const RUN_OF_COLONS = /^ {0,3}(:{3,})/gm

/** Writes a container with one colon more than anything in it, or `least`. */
export function writeContainer(least: number, head: string, content: string): string {
  const colons = ':'.repeat(colonsAround(least, content))
  return `${colons}${head}\n${content === '' ? '' : `${content}\n`}${colons}`
}

/** How many colons a container of this content takes. */
export function colonsAround(least: number, content: string): number {
  const inside = [...content.matchAll(RUN_OF_COLONS)].map((match) => (match[1] ?? '').length)
  return Math.max(least, ...inside.map((count) => count + 1))
}

/** Writes a label in its brackets. */
export function writeLabel(label: string): string {
  return `[${label.replaceAll(/[[\]\\]/g, String.raw`\$&`)}]`
}

/** Writes an attribute; the value is quoted where it must be. */
export function writeAttribute(name: string, value: string): string {
  if (/^[\w./:#-]+$/.test(value)) return `${name}=${value}`
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

// The label is read from the source, as plain text: what Markdown makes of it (emphasis, say) does not belong in a title.
function readLabel(line: string): string | undefined {
  const start = /^:{2,}[\w-]+\[/.exec(line)?.[0].length
  if (start === undefined) return undefined
  let label = ''
  let depth = 0
  for (let at = start; at < line.length; at++) {
    const char = line.charAt(at)
    const next = line.charAt(at + 1)
    if (char === '\\' && next !== '' && '[]\\'.includes(next)) {
      label += next
      at++
      continue
    }
    if (char === ']' && depth === 0) return label
    if (char === '[') depth++
    if (char === ']') depth--
    label += char
  }
  return undefined
}

function checkClosed(node: Positioned & { name: string }, context: Context): void {
  const opening = /^:+/.exec(firstLine(node, context))?.[0] ?? ':::'
  const closing = lastLine(node, context).trim()
  const sameLine = node.position?.start.line === node.position?.end.line
  if (sameLine || !/^:+$/.test(closing) || closing.length < opening.length)
    context.report(node, `"${node.name}" is not closed: end it with a line of ${opening}`)
}

function unknownAttribute(directive: string, name: string, allowed: readonly string[]): string {
  const known = allowed.length === 0 ? 'it takes none' : `it takes ${allowed.join(', ')}`
  return `unknown attribute "${name}" of "${directive}": ${known}`
}

function example(node: Directive): string {
  return `${node.type === 'leafDirective' ? '::' : ':::'}${node.name}`
}
