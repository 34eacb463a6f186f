import { fold } from './terms.ts'
import type { Marked } from './answer.ts'

/** Finds terms in texts, where a word or a part of an identifier begins with one. */
export type Marker = ReturnType<typeof createMarker>

/** Of a longer text no more is looked at for its excerpt. */
const LONGEST_TEXT = 6000

export function createMarker(terms: readonly string[]) {
  const wanted = [...new Set(terms)].filter(Boolean).toSorted((a, b) => b.length - a.length)
  const pattern =
    wanted.length === 0
      ? undefined
      : new RegExp(`(?:${wanted.map((term) => term.replace(/[^\p{L}\p{N}_]/gu, '')).join('|')})`, 'gu')

  return {
    /** Cuts a text into plain and marked parts. */
    mark(text: string): Marked {
      // Folding can change the length of a text, of which a place then says nothing; such a text stays unmarked.
      const folded = fold(text)
      if (!pattern || folded.length !== text.length) return [text]
      const parts: string[] = []
      let from = 0
      for (const { 0: found, index } of folded.matchAll(pattern)) {
        if (found === '' || index < from || !begins(folded, index)) continue
        parts.push(text.slice(from, index), text.slice(index, index + found.length))
        from = index + found.length
      }
      parts.push(text.slice(from))
      return parts
    },
    /** The words around the first term in a text, about `length` characters of them. */
    excerpt(text: string, length = 140): string {
      const clean = text.slice(0, LONGEST_TEXT).replace(/\s+/g, ' ').trim()
      if (clean.length <= length) return clean
      const at = firstOf(clean.toLowerCase(), wanted)
      const from = at < length * 0.6 ? 0 : clean.indexOf(' ', Math.max(0, at - length * 0.4)) + 1
      const to = clean.lastIndexOf(' ', from + length)
      const words = clean.slice(from, to > from ? to : from + length)
      return `${from > 0 ? '… ' : ''}${words}${from + length < clean.length ? ' …' : ''}`
    },
  }
}

/** How often each of the terms begins in a text. */
export function countEach(text: string, terms: readonly string[]): number[] {
  const lower = text.toLowerCase()
  return terms.map((term) => {
    let count = 0
    for (let at = lower.indexOf(term); at >= 0; at = lower.indexOf(term, at + term.length))
      if (begins(lower, at)) count += 1
    return count
  })
}

function firstOf(lower: string, terms: readonly string[]): number {
  const places = terms.map((term) => {
    let at = lower.indexOf(term)
    while (at >= 0 && !begins(lower, at)) at = lower.indexOf(term, at + 1)
    return at
  })
  const found = places.filter((at) => at >= 0)
  return found.length > 0 ? Math.min(...found) : 0
}

// Whether a word, or a part of an identifier, begins at a place.
function begins(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))
}
