import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { createMemo } from '../../lib/memo.ts'
import type { RecordSection, SearchRecord } from '../../lib/search-record.ts'
import type { SearchAnswer } from './answer.ts'
import { createDefinitions } from './definitions.ts'
import { groupHits } from './group-hits.ts'
import { pastedCode } from './pasted-error.ts'
import { indexTerms, queryWords, type QueryWord } from './terms.ts'

/** A result: the terms of the record that matched, and what of the query they answer. */
export type Found = { record: SearchRecord; score: number; terms: readonly string[]; wanted: readonly string[] }

/** More words than anybody types; a longer text that is pasted is looked for by its first ones. */
const MOST_WORDS = 12
/** With fewer results than this, words that are spelled alike count as well. */
const FEW = 3

/** The fields that say what something is about. */
const NAMING = ['title', 'names', 'defines', 'headings']
/** In an index of this size, what names the words comes before what mentions them, which is looked through only when needed. */
const LARGE = 4000
const ENOUGH = 40

/** Answers that are remembered, some kilobytes each. */
const MOST_ANSWERS = 300

const BOOST = { title: 6, names: 5, defines: 4, headings: 3, text: 1, code: 0.4 } as const
const STOP_WORDS = new Set(
  'a an and are can do does for how i in is it of on or the to what when which why with'.split(' '),
)

/** What can be found, by where it comes from: putting a source anew replaces all that came from it. */
export function createSearchIndex() {
  const sources = new Map<string, readonly string[]>()
  const records = new Map<string, SearchRecord>()
  const definitions = createDefinitions()
  const index = new MiniSearch<SearchRecord>({
    fields: Object.keys(BOOST),
    extractField: (record, field) => textOfField(record, field),
    tokenize: indexTerms,
    processTerm: (term) => term,
    autoVacuum: { minDirtCount: 50, minDirtFactor: 0.1, batchSize: 500, batchWait: 20 },
  })

  // Readers type the same beginnings of words, and each is looked for anew only after an edit.
  let remembered = createMemo<SearchAnswer>(MOST_ANSWERS)

  const remove = (source: string) => {
    remembered = createMemo(MOST_ANSWERS)
    for (const id of sources.get(source) ?? []) {
      const record = records.get(id)
      if (record) definitions.remove(record)
      records.delete(id)
      index.discard(id)
    }
    sources.delete(source)
  }

  const found = (query: Query, { fuzzy = false, fields }: { fuzzy?: boolean; fields?: string[] } = {}): Found[] =>
    index
      .search(query, {
        boost: BOOST,
        ...(fields && { fields }),
        prefix: true,
        fuzzy: (term) => (fuzzy && term.length > 3 ? (term.length > 7 ? 2 : 1) : false),
        weights: { prefix: 0.5, fuzzy: 0.2 },
      })
      .map((result) => toFound(result, records))
      .filter((one) => one !== undefined)
      .toSorted((a, b) => b.score - a.score)

  const lookUp = (text: string): Found[] => {
    const words = queryWords(text).slice(0, MOST_WORDS)
    if (words.length === 0) return []
    const isLarge = records.size > LARGE
    const meant = isLarge ? withoutFirstLetters(withoutStopWords(words)) : withoutStopWords(words)
    const query = allOf(meant)
    const isFirst = isLarge && isFirstLetter(meant)
    const titles = isFirst ? found(query, { fields: ['title'] }) : []
    if (titles.length > 0) return titles
    const naming = isLarge ? found(query, { fields: NAMING }) : []
    if (isFirst || naming.length >= ENOUGH) return naming
    const exact = found(query)
    if (exact.length >= FEW) return exact
    const alike = found(query, { fuzzy: true, ...(isLarge && { fields: NAMING }) })
    const known = new Set(exact.map(({ record }) => record.id))
    const both = [...exact, ...alike.filter(({ record }) => !known.has(record.id))]
    if (both.length > 0 || words.length === 1) return both
    return found({ combineWith: 'OR', queries: words.map((word) => wordQuery(word, false)) })
  }

  return {
    /** The number of things that can be found. */
    size: () => records.size,
    put(source: string, next: readonly SearchRecord[]): void {
      remove(source)
      const fresh = next.filter(({ id }) => !records.has(id))
      for (const record of fresh) {
        records.set(record.id, record)
        definitions.add(record)
      }
      index.addAll(fresh)
      sources.set(
        source,
        fresh.map(({ id }) => id),
      )
    },
    remove,
    /** Searches; a pasted answer of an API is looked for by the error that it names. */
    search(query: string, mostInGroup: number): SearchAnswer {
      return remembered(`${mostInGroup} ${query}`, () => {
        const code = pastedCode(query, definitions.isCode)
        const results = lookUp(code ?? query)
        const groups = groupHits(results, { mostInGroup, wantsOld: /\bv2\b/i.test(query), definitions })
        return { query, total: results.length, groups }
      })
    },
    /** The records that match, best first: for what is no search of a reader. */
    find: (query: string): SearchRecord[] => lookUp(query).map(({ record }) => record),
  }
}

export type SearchIndex = ReturnType<typeof createSearchIndex>

function textOfField(record: SearchRecord, field: string): string {
  const all = (pick: (section: RecordSection) => string) => record.sections.map(pick).join('\n')
  switch (field) {
    case 'id':
      return record.id
    case 'title':
      return record.title
    case 'names':
      return record.names
    case 'headings':
      return all(({ title }) => title)
    case 'defines':
      return all(({ defines }) => defines.join(' '))
    case 'text':
      return `${record.text}\n${all(({ text }) => text)}`
    default:
      return record.code
  }
}

function toFound(
  { id, score, terms, queryTerms }: SearchResult,
  records: ReadonlyMap<string, SearchRecord>,
): Found | undefined {
  const record = records.get(String(id))
  return record && { record, score: score * (record.weight ?? 1), terms, wanted: queryTerms }
}

function allOf(words: readonly QueryWord[]): Query {
  return { combineWith: 'AND', queries: words.map((word, at) => wordQuery(word, at === words.length - 1)) }
}

// An identifier is found by its parts, in whatever order and place, and counts more where it stands whole.
function wordQuery({ whole, parts }: QueryWord, last: boolean): Query {
  // The word being typed is the beginning of one; of the others a short one would begin far too many.
  const prefix = (term: string) => last || term.length > 2
  if (parts.length === 1) return { queries: [whole], tokenize: one, prefix }
  return {
    combineWith: 'OR',
    prefix,
    queries: [
      { queries: [whole], tokenize: one, boostTerm: () => 4 },
      { combineWith: 'AND', queries: parts.map((part) => ({ queries: [part], tokenize: one })) },
    ],
  }
}

const one = (term: string) => [term]

const isFirstLetter = ([word, next]: readonly QueryWord[]) => word?.whole.length === 1 && !next

// The first letter of a further word, or of a further part of one, begins too many others to look for them all.
function withoutFirstLetters(words: readonly QueryWord[]): readonly QueryWord[] {
  const before = words.slice(0, -1)
  const last = words.at(-1)
  if (!last || last.whole.length === 1) return before.length > 0 ? before : words
  const parts = last.parts.filter((part, at) => at === 0 || part.length > 1)
  return [...before, { ...last, parts }]
}

// The last word may be the beginning of another one.
function withoutStopWords(words: readonly QueryWord[]): QueryWord[] {
  const kept = words.filter(({ whole }, index) => index === words.length - 1 || !STOP_WORDS.has(whole))
  const last = kept.at(-1)
  return kept.length > 1 && last && STOP_WORDS.has(last.whole) ? kept.slice(0, -1) : kept
}
