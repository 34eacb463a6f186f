import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import parseSelector from 'postcss-selector-parser'

const STYLESHEET = import.meta.resolve('@scalar/api-reference/style.css')

type Part = { needs: readonly string[]; selector: string }
const parts = new WeakMap<Rule, Part[]>()
let parsed: Promise<postcss.Root> | undefined

/** The rules of Scalar's stylesheet that a page needs before its script runs. */
export async function purgedCss(markup: string): Promise<string> {
  parsed ??= readFile(fileURLToPath(STYLESHEET), 'utf8').then((css) => postcss.parse(css))
  const root = await parsed
  const used = namesIn(markup)
  const out = postcss.root()
  for (const node of root.nodes) {
    const kept = purge(node, used)
    if (kept) out.append(kept)
  }
  return out
    .toString()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '')
}

function purge(node: ChildNode, used: ReadonlySet<string>): ChildNode | undefined {
  if (node.type === 'comment') return undefined
  if (node.type === 'rule') {
    const selectors = partsOf(node).filter(({ needs }) => needs.every((name) => used.has(name)))
    if (selectors.length === 0) return undefined
    const copy = node.clone({ selector: selectors.map(({ selector }) => selector).join(',') })
    purgeChildren(copy, node, used)
    return copy
  }
  if (node.type === 'atrule' && node.nodes && /^(?:media|supports|layer|container|scope)$/.test(node.name)) {
    const copy = node.clone()
    purgeChildren(copy, node, used)
    return copy.nodes?.length ? copy : undefined
  }
  // No font is loaded from the stylesheet: the portal's own are used.
  if (node.type === 'atrule' && node.name === 'font-face') return undefined
  return node.clone()
}

function purgeChildren(copy: Rule | AtRule, node: Rule | AtRule, used: ReadonlySet<string>): void {
  copy.removeAll()
  for (const child of node.nodes ?? []) {
    const kept = child.type === 'decl' ? child.clone() : purge(child, used)
    if (kept) copy.append(kept)
  }
}

// What has to stand in the markup for a selector to meet anything: its classes and scope attributes.
function partsOf(rule: Rule): Part[] {
  const known = parts.get(rule)
  if (known) return known
  const found: Part[] = []
  parseSelector((root) => {
    for (const selector of root.nodes) {
      const needs: string[] = []
      for (const node of selector.nodes) {
        if (node.type === 'class') needs.push(node.value)
        if (node.type === 'attribute' && node.attribute.startsWith('data-v-')) needs.push(node.attribute)
      }
      found.push({ needs, selector: selector.toString() })
    }
  }).processSync(rule.selector)
  parts.set(rule, found)
  return found
}

function namesIn(markup: string): Set<string> {
  // The page's own elements, and what Scalar's script gives the body.
  const used = new Set(['light-mode'])
  for (const [, scope] of markup.matchAll(/ (data-v-[\da-f]+)/g)) if (scope) used.add(scope)
  for (const [, list = ''] of markup.matchAll(/ class="([^"]*)"/g))
    for (const name of unescape(list).split(/\s+/)) used.add(name)
  return used
}

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
