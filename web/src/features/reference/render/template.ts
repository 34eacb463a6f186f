/** Markup with gaps: a number for an id that counts from the first of the part, null for where the part stands. */
export type Template = readonly (string | number | null)[]

/** What differs between two places where the same part is shown. */
export type Place = {
  /** Before the numbers of its ids. */
  ids: string
  /** The number of its first id. */
  first: number
  /** The anchor under which its own anchors stand; empty when they stand under none. */
  anchor: string
}

/** The markup that a part has at a place, as a template for other places. */
export function readTemplate(markup: string, { ids, first, anchor }: Place): Template {
  const template: (string | number | null)[] = []
  // A number with more behind it is the count of an inner boundary.
  const gap = new RegExp(`${literal(ids)}(\\d+)(?!-?\\d)${anchor && `|${literal(anchor)}`}`, 'g')
  let end = 0
  for (const match of markup.matchAll(gap)) {
    template.push(markup.slice(end, match.index), match[1] === undefined ? null : Number(match[1]) - first)
    end = match.index + match[0].length
  }
  return [...template, markup.slice(end)]
}

/** A template's markup at a place. */
export function fillTemplate(template: Template, { ids, first, anchor }: Place): string {
  return template.map((part) => (typeof part === 'number' ? `${ids}${first + part}` : (part ?? anchor))).join('')
}

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
