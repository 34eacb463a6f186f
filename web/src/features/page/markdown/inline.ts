import { items } from '../../../lib/list.ts'
import { escapeMarkdown } from '../../../lib/markdown.ts'
import { safeHref } from '../../../lib/safe-href.ts'
import type { RichText } from '../body-types.ts'
import { resolvePageLink } from '../resolve-link.ts'
import type { MarkdownContext } from './context.ts'

type Block = Extract<RichText[number], { _type: 'block' }>

/** The words of a text block with their marks, as Markdown. */
export function inlineMarkdown(block: Block, context: MarkdownContext): string {
  const links = new Map(items(block.markDefs).map((definition) => [definition._key, definition]))
  const parts = items(block.children).map(({ text = '', marks }) => {
    const own = items(marks)
    const definition = own.map((mark) => links.get(mark)).find((found) => found !== undefined)
    const target =
      definition?._type === 'pageLink' ? resolvePageLink(definition, context) : definition && safeHref(definition.href)
    return { text, target, words: decorated(text, own) }
  })
  return parts
    .map(({ words, target, text }, index) => {
      if (!target) return words
      // One link may be several spans, of which each is marked by itself.
      if (parts[index - 1]?.target === target && text !== '') return `[${words}](${absolute(target, context)})`
      return text.trim() === '' ? words : `[${words}](${absolute(target, context)})`
    })
    .join('')
    .trim()
}

/** An address as it stands in a file that is read elsewhere. */
export function absolute(href: string, { origin, path }: Pick<MarkdownContext, 'origin' | 'path'>): string {
  if (href.startsWith('#')) return `${origin}${path}${href}`
  return href.startsWith('/') ? `${origin}${href}` : href
}

function decorated(text: string, marks: readonly string[]): string {
  if (text.trim() === '') return text
  const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  const words = marks.includes('code') ? codeSpan(core) : escapeMarkdown(core)
  const em = marks.includes('em') ? `_${words}_` : words
  return before + (marks.includes('strong') ? `**${em}**` : em) + after
}

function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}
