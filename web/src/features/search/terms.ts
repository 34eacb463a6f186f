// Without the underlines at its ends: to take a long run of them off by a second pattern takes time as its square.
const WORD = /[\p{L}\p{N}]+(?:_+[\p{L}\p{N}]+)*/gu
const LONGEST_TERM = 64

/** Words whose terms are remembered; a text says the same few thousand again and again. */
const MOST_REMEMBERED = 50_000
const remembered = new Map<string, readonly string[]>()

/** Without accents and case. */
export function fold(text: string): string {
  // oxlint-disable-next-line no-control-regex -- whether there is anything to take off
  return /^[\u0000-\u007F]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * A plural is found by its singular and the other way round. Only an ending is taken off, so what is typed further is
 * never found less exactly than it is: results grow fewer with each letter, never more.
 */
function stem(word: string): string {
  return word.length > 3 && /[^aisu]s$/.test(word) ? word.slice(0, -1) : word
}

/** The parts of `widget_session`, `SCARequired`, `connectionId2`; none when a word has no parts. */
function partsOf(word: string): string[] {
  if (/^[A-Z]?[a-z]+$/.test(word)) return []
  const parts = word
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1_$2')
    .split('_')
    .filter(Boolean)
  return parts.length > 1 ? parts : []
}

/** The terms under which a text is found: its words, and the parts of its identifiers. */
export function indexTerms(text: string): string[] {
  return wordsOf(text).flatMap(termsOf)
}

function termsOf(word: string): readonly string[] {
  const known = remembered.get(word)
  if (known) return known
  const terms = [word, ...partsOf(word)].map(toTerm)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(word, terms)
  return terms
}

/** A word of a query: what must be found, and the whole of it, which counts more when it is. */
export type QueryWord = { whole: string; parts: string[] }

/** The words of a query, each once. */
export function queryWords(text: string): QueryWord[] {
  const words = new Map<string, QueryWord>()
  for (const word of wordsOf(text)) {
    const whole = toTerm(word)
    if (words.has(whole)) continue
    const parts = partsOf(word).map(toTerm)
    words.set(whole, { whole, parts: parts.length > 0 ? parts : [whole] })
  }
  return [...words.values()]
}

function toTerm(word: string): string {
  return stem(fold(word).slice(0, LONGEST_TERM))
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}
