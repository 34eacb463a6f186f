import { items } from '../../../lib/list.ts'
import type { BodyMember, RichText } from '../body-types.ts'
import type { MarkdownContext } from './context.ts'
import { FORMS, indented } from './forms.ts'
import { inlineMarkdown } from './inline.ts'

type Block = Extract<BodyMember, { _type: 'block' }>

const HEADINGS: Readonly<Record<string, string>> = { h2: '## ', h3: '### ', h4: '#### ' }

/** A body, whose snippets and conditions are settled, as plain GitHub-flavoured Markdown. */
export function bodyMarkdown(body: RichText | null | undefined, context: MarkdownContext): string {
  const parts: { text: string; item: boolean }[] = []
  const counts: number[] = []
  for (const member of items<BodyMember>(body)) {
    const item = member._type === 'block' && member.listItem !== undefined
    if (!item) counts.length = 0
    const text = member._type === 'block' ? blockMarkdown(member, counts, context) : formOf(member, context)
    if (text !== '') parts.push({ text, item })
  }
  return parts
    .map(({ text, item }, at) => (at === 0 ? text : `${item && parts[at - 1]?.item ? '\n' : '\n\n'}${text}`))
    .join('')
}

// The items of a list stand one after the other in the body, each with its level; the numbers are counted here.
function blockMarkdown(block: Block, counts: number[], context: MarkdownContext): string {
  const text = inlineMarkdown(block, context)
  if (text === '') return ''
  if (!block.listItem) return `${HEADINGS[block.style ?? ''] ?? ''}${text}`
  const level = Math.max(1, block.level ?? 1)
  counts.length = level
  const count = (counts[level - 1] ?? 0) + 1
  counts[level - 1] = count
  return indented(`${block.listItem === 'number' ? `${count}.` : '-'} ${text}`, 3 * (level - 1))
}

function formOf(member: Exclude<BodyMember, Block>, context: MarkdownContext): string {
  const write = (content: RichText | undefined) => bodyMarkdown(content, context)
  switch (member._type) {
    case 'apiOperation':
      return FORMS.apiOperation(member, context, write)
    case 'callout':
      return FORMS.callout(member, context, write)
    case 'cards':
      return FORMS.cards(member, context, write)
    case 'codeBlock':
      return FORMS.codeBlock(member, context, write)
    case 'codeGroup':
      return FORMS.codeGroup(member, context, write)
    case 'collapsible':
      return FORMS.collapsible(member, context, write)
    case 'conditional':
      return FORMS.conditional(member, context, write)
    case 'diagram':
      return FORMS.diagram(member, context, write)
    case 'figure':
      return FORMS.figure(member, context, write)
    case 'liveTable':
      return FORMS.liveTable(member, context, write)
    case 'snippetReference':
      return FORMS.snippetReference(member, context, write)
    case 'steps':
      return FORMS.steps(member, context, write)
    case 'table':
      return FORMS.table(member, context, write)
    default:
      // A kind that no form is written for is a mistake of ours, which forms.unit.test.ts finds.
      return member satisfies never
  }
}
