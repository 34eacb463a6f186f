import { findHeadings, headingLevel, textOf } from '@portal/content-rules/headings'
import { items } from '../../lib/list.ts'
import type { RecordSection, SearchRecord } from '../../lib/search-record.ts'
import type { Body, BodyMember, RichText } from './body-types.ts'

/** What the search needs of a page whose variables, snippets and conditions are settled. */
export type SearchablePage = {
  id: string
  title: string
  path: string
  product: string
  version: string | null
  description: string
  body: Body
}

type Draft = { anchor: string; title: string; text: string[]; defines: string[] }

/** A page as it is found: by title and description, and by section. */
export function searchRecordOf(page: SearchablePage): SearchRecord {
  const code: string[] = []
  const sections: Draft[] = [{ anchor: '', title: '', text: [], defines: [] }]
  const { idOf } = findHeadings(page.body)
  const visit = (members: RichText | undefined) => {
    for (const member of items<BodyMember>(members)) {
      const id = headingLevel(member) === undefined ? undefined : idOf.get(member)
      if (id) sections.push({ anchor: id, title: textOf(member), text: [], defines: [] })
      else gather(member, sections.at(-1), code, visit)
    }
  }
  visit(page.body)
  return {
    id: `guide:${page.id}`,
    kind: 'guide',
    title: page.title,
    href: page.path,
    context: contextOf(page.product, page.version),
    deprecated: page.version === 'v2',
    names: page.path,
    text: page.description,
    code: code.join('\n'),
    sections: sections.map(toSection).filter(({ anchor, text }) => anchor !== '' || text !== ''),
  }
}

/** What a page is of, in words: `Accounts V3`. */
export function contextOf(product: string | null, version: string | null): string {
  const name = product ? product.charAt(0).toUpperCase() + product.slice(1) : ''
  return [name, version?.toUpperCase()].filter(Boolean).join(' ')
}

function toSection({ anchor, title, text, defines }: Draft): RecordSection {
  return { anchor, title, text: text.filter(Boolean).join(' '), defines: [...new Set(defines)] }
}

function gather(
  member: BodyMember,
  section: Draft | undefined,
  code: string[],
  visit: (members: RichText | undefined) => void,
): void {
  const say = (...words: (string | null | undefined)[]) => section?.text.push(...words.map((word) => word ?? ''))
  switch (member._type) {
    case 'block':
      return void say(textOf(member))
    case 'codeBlock':
      return void code.push(member.label ?? '', member.code?.filename ?? '', member.code?.code ?? '')
    case 'codeGroup':
      for (const tab of items(member.tabs)) code.push(tab.code?.code ?? '')
      return
    case 'callout':
      say(member.title)
      return visit(member.content)
    case 'collapsible':
      say(member.summary)
      return visit(member.content)
    case 'steps':
      for (const step of items(member.steps)) {
        say(step.title)
        visit(step.content)
      }
      return
    case 'table':
      say(member.caption)
      for (const row of items(member.rows)) {
        const cells = items(row.cells).map((cell) => items(cell.content).map(textOf).join(' '))
        say(cells.join(' · '))
        if (cells[0]) section?.defines.push(...(cells[0].match(/[\w.]+/g) ?? []))
      }
      return
    case 'cards':
      for (const card of items(member.cards)) say(card.title, card.description)
      return
    case 'figure':
      return void say(member.alt, member.caption)
    case 'diagram':
      return void say(member.title, member.alt)
    case 'apiOperation':
      return void say(member.operation)
    case 'snippetReference':
    case 'conditional':
    case 'liveTable':
      // Put in their place before; a live table's rows are found by themselves.
      return
    default:
      return member satisfies never
  }
}
