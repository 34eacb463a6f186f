import { items } from '../../lib/list.ts'
import type { Body, BodyMember, TextBlock } from './body-types.ts'

/** A heading of a page, in the order of reading. */
export type Heading = { id: string; text: string; level: 2 | 3 | 4 }

/** The headings of a page: an id for each, and those that a contents list may show. */
export type Headings = { idOf: ReadonlyMap<TextBlock, string>; outline: Heading[] }

/**
 * Gives every heading of an expanded body its id. Ids come from the words, so they stay when other text changes;
 * equal ones get -1, -2 in the order of reading.
 */
export function findHeadings(body: Body): Headings {
  const idOf = new Map<TextBlock, string>()
  const outline: Heading[] = []
  const taken = new Set<string>()
  const visit = (members: readonly BodyMember[], nested: boolean) => {
    for (const member of members) {
      if (member._type === 'collapsible') visit(items<BodyMember>(member.content), true)
      if (member._type === 'steps') for (const step of items(member.steps)) visit(items<BodyMember>(step.content), true)
      const level = member._type === 'block' ? headingLevel(member) : undefined
      if (member._type !== 'block' || level === undefined) continue
      const text = textOf(member)
      const id = unique(slug(text), taken)
      idOf.set(member, id)
      if (!nested) outline.push({ id, text, level })
    }
  }
  visit(body, false)
  return { idOf, outline }
}

/** The words of a text block, without marks. */
export function textOf(block: Pick<TextBlock, 'children'>): string {
  return items(block.children)
    .map((span) => span.text ?? '')
    .join('')
    .trim()
}

/** Turns words into an id: lower-case letters and digits with dashes between them. */
export function slug(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return words || 'section'
}

// A list item that looks like a heading keeps its look and is none.
function headingLevel(block: TextBlock): Heading['level'] | undefined {
  if (block.listItem) return undefined
  return block.style === 'h2' ? 2 : block.style === 'h3' ? 3 : block.style === 'h4' ? 4 : undefined
}

function unique(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let count = 1; taken.has(id); count += 1) id = `${wanted}-${count}`
  taken.add(id)
  return id
}
