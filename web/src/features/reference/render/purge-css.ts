import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import postcss, { type ChildNode } from 'postcss'
import parseSelector from 'postcss-selector-parser'

/** A rule, or rules within each other, as a tree that is quick to choose from: a page needs a third of some thousand. */
type Sheet =
  | { type: 'text'; text: string }
  | { type: 'rule'; selectors: readonly Choice[]; children: readonly Sheet[] }
  | { type: 'group'; head: string; children: readonly Sheet[] }

/** A selector, and what has to stand in the markup for it to meet anything: classes and scope attributes. */
type Choice = { text: string; needs: readonly string[] }

let parsed: Promise<readonly Sheet[]> | undefined

/** The rules of Scalar's stylesheet that a page needs before its script runs. */
export async function purgedCss(markup: string): Promise<string> {
  parsed ??= readFile(fileURLToPath(import.meta.resolve('@scalar/api-reference/style.css')), 'utf8').then((css) =>
    postcss.parse(css).nodes.flatMap(readNode),
  )
  const used = namesIn(markup)
  return (await parsed).map((sheet) => purge(sheet, used)).join('')
}

function readNode(node: ChildNode): Sheet[] {
  if (node.type === 'comment') return []
  if (node.type === 'decl') return [{ type: 'text', text: `${node.toString()};` }]
  if (node.type === 'rule')
    return [{ type: 'rule', selectors: choicesIn(node.selector), children: node.nodes.flatMap(readNode) }]
  // No font is loaded from the stylesheet: the portal's own are used.
  if (node.name === 'font-face') return []
  if (node.nodes && /^(?:media|supports|layer|container|scope|starting-style)$/.test(node.name))
    return [{ type: 'group', head: `@${node.name} ${node.params}`, children: node.nodes.flatMap(readNode) }]
  return [{ type: 'text', text: node.nodes ? node.toString() : `${node.toString()};` }]
}

function choicesIn(selector: string): Choice[] {
  const found: Choice[] = []
  parseSelector((root) => {
    for (const one of root.nodes)
      found.push({
        text: one.toString().trim(),
        needs: one.nodes.flatMap((node) => {
          if (node.type === 'class') return node.value
          return node.type === 'attribute' && node.attribute.startsWith('data-v-') ? node.attribute : []
        }),
      })
  }).processSync(selector)
  return found
}

function purge(sheet: Sheet, used: ReadonlySet<string>): string {
  if (sheet.type === 'text') return sheet.text
  const inside = () => sheet.children.map((child) => purge(child, used)).join('')
  if (sheet.type === 'group') {
    const text = inside()
    return text && `${sheet.head}{${text}}`
  }
  const selectors = sheet.selectors.filter(({ needs }) => needs.every((name) => used.has(name)))
  return selectors.length === 0 ? '' : `${selectors.map(({ text }) => text).join(',')}{${inside()}}`
}

function namesIn(markup: string): Set<string> {
  // What the page's own elements have, and what Scalar's script gives the body.
  const used = new Set(['light-mode'])
  for (const [, scope] of markup.matchAll(/ (data-v-[\da-f]+)/g)) if (scope) used.add(scope)
  const lists = new Set<string>()
  for (const [, list = ''] of markup.matchAll(/ class="([^"]*)"/g)) lists.add(list)
  for (const list of lists) for (const name of unescape(list).split(/\s+/)) used.add(name)
  return used
}

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
