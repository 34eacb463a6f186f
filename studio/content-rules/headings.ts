import { nodesIn, textOf, type Node } from './node.ts'

export { textOf } from './node.ts'

/** A heading of a page, in the order of reading. */
export type Heading = { id: string; text: string; level: 2 | 3 | 4 }

/** The headings of a page: an id for each, and those that a contents list may show. */
export type Headings = { idOf: ReadonlyMap<object, string>; outline: Heading[] }

/**
 * Gives every heading of an expanded body its id. Ids come from the words, so they stay when other text changes;
 * equal ones get -1, -2 in the order of reading.
 */
export function findHeadings(body: readonly Node[]): Headings {
  const idOf = new Map<object, string>()
  const outline: Heading[] = []
  const taken = new Set<string>()
  const visit = (members: readonly Node[], nested: boolean) => {
    for (const member of members) {
      if (member._type === 'collapsible') visit(nodesIn(member['content']), true)
      if (member._type === 'steps') for (const step of nodesIn(member['steps'])) visit(nodesIn(step['content']), true)
      const level = headingLevel(member)
      if (level === undefined) continue
      const text = textOf(member)
      const id = unique(slug(text), taken)
      idOf.set(member, id)
      if (!nested) outline.push({ id, text, level })
    }
  }
  visit(body, false)
  return { idOf, outline }
}

/** Turns words into an id: lower-case letters and digits with dashes between them. */
export function slug(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u200B-\u200D\u2060\uFEFF'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return words || 'section'
}

/** The level of a heading. A list item that looks like a heading keeps its look and is none. */
export function headingLevel(block: Node): Heading['level'] | undefined {
  if (block._type !== 'block' || block['listItem']) return undefined
  const style = block['style']
  return style === 'h2' ? 2 : style === 'h3' ? 3 : style === 'h4' ? 4 : undefined
}

function unique(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let count = 1; taken.has(id); count += 1) id = `${wanted}-${count}`
  taken.add(id)
  return id
}
