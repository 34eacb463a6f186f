import { items } from '../../../lib/list.ts'
import { imageUrl, parseImageId } from '../../../lib/image-source.ts'
import { escapeMarkdown, tableMarkdown } from '../../../lib/markdown.ts'
import type { BodyMember, CodeValue, MemberOf, RichText } from '../body-types.ts'
import { resolveCard } from '../resolve-link.ts'
import { languageId, languageName } from '../code/languages.ts'
import type { MarkdownContext } from './context.ts'
import { absolute, inlineMarkdown } from './inline.ts'
import { operationMarkdown } from './operation.ts'

type Write = (content: RichText | undefined) => string
type Form<Type extends BodyMember['_type']> = (member: MemberOf<Type>, context: MarkdownContext, write: Write) => string

type Forms = { [Type in Exclude<BodyMember['_type'], 'block'>]: Form<Type> }

const TONES = { note: 'Note', tip: 'Tip', warning: 'Warning', danger: 'Danger' } as const

/** How each kind of block is written; text blocks, which make lists together, are written by body.ts. */
export const FORMS: Forms = {
  apiOperation: operationMarkdown,
  callout: ({ tone, title, content }, _, write) =>
    quoted([`**${TONES[tone] ?? 'Note'}: ${escapeMarkdown(title)}**`, write(content)].filter(Boolean).join('\n\n')),
  cards: ({ cards }, context) =>
    items(cards)
      .map((card) => {
        const href = resolveCard(card, context)
        const title = escapeMarkdown(card.title)
        const name = href ? `[${title}](${absolute(href, context)})` : title
        return `- ${name}${card.description ? `: ${escapeMarkdown(card.description)}` : ''}`
      })
      .join('\n'),
  codeBlock: ({ code, label, example }) => {
    const about = [label, code?.filename && `\`${code.filename}\``, example?.status && `${example.status}`]
    return fenced(code, about.filter(Boolean).join(', '))
  },
  codeGroup: ({ tabs }) =>
    items(tabs)
      .map(({ code, label }) => fenced(code, label ?? languageName(languageId(code?.language))))
      .join('\n\n'),
  collapsible: ({ summary, content }, _, write) => `**${escapeMarkdown(summary)}**\n\n${write(content)}`,
  // Those that hold for the page are put in its place before (see expand.ts).
  conditional: () => '',
  snippetReference: () => '',
  diagram: ({ title, source, alt }) =>
    [`**Diagram: ${escapeMarkdown(title)}**`, alt && escapeMarkdown(alt), fence('mermaid', source)]
      .filter(Boolean)
      .join('\n\n'),
  figure: ({ image, alt, caption }, context) => {
    const asset = parseImageId(image?.asset?._ref)
    const picture = asset
      ? `![${escapeMarkdown(alt ?? '')}](${context.origin}${imageUrl(asset)})`
      : escapeMarkdown(alt ?? '')
    return [picture, caption && `_${escapeMarkdown(caption)}_`].filter(Boolean).join('\n\n')
  },
  liveTable: ({ kind }, { liveTables }) => liveTables[kind] ?? '',
  steps: ({ steps }, _, write) =>
    items(steps)
      .map(({ title, content }, index) => {
        const text = [`**${escapeMarkdown(title)}**`, write(content)].filter(Boolean).join('\n\n')
        return `${index + 1}. ${indented(text, 3).trimStart()}`
      })
      .join('\n\n'),
  table: ({ caption, headerRow, rows }, context) => {
    const cells = items(rows).map((row) =>
      items(row.cells).map((cell) =>
        items(cell.content)
          .map((block) => inlineMarkdown(block, context))
          .join('<br>'),
      ),
    )
    const table = tableMarkdown(cells, headerRow)
    return caption ? `_${escapeMarkdown(caption)}_\n\n${table}` : table
  },
}

/** Every line further in. */
export function indented(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by))
}

function quoted(text: string): string {
  return text.replace(/^/gm, '> ').replace(/^> $/gm, '>')
}

function fenced(code: CodeValue | undefined, about: string): string {
  const block = fence(languageId(code?.language), code?.code ?? '')
  return about ? `**${about}**\n\n${block}` : block
}

function fence(language: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((run) => run.length))
  const sign = '`'.repeat(longest + 1)
  return `${sign}${language === 'text' ? '' : language}\n${text.replace(/\n$/, '')}\n${sign}`
}
