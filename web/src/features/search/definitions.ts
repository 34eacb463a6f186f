import type { RecordSection, SearchRecord } from '../../lib/search-record.ts'

type Place = { record: SearchRecord; section: RecordSection }

const CODE = /^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:_[a-z0-9]+)+)$/

/** Where guides explain what bears a name: a status, an error, a field. */
export function createDefinitions() {
  const places = new Map<string, Place[]>()
  const errors = new Map<string, number>()
  return {
    add(record: SearchRecord): void {
      if (record.kind === 'error') errors.set(record.title, (errors.get(record.title) ?? 0) + 1)
      for (const section of record.sections)
        for (const name of section.defines) {
          const known = places.get(name) ?? []
          known.push({ record, section })
          places.set(name, known)
        }
    },
    remove(record: SearchRecord): void {
      if (record.kind === 'error') errors.set(record.title, (errors.get(record.title) ?? 1) - 1)
      for (const name of new Set(record.sections.flatMap(({ defines }) => defines))) {
        const left = (places.get(name) ?? []).filter((place) => place.record !== record)
        if (left.length > 0) places.set(name, left)
        else places.delete(name)
      }
    },
    /** Whether a word is the code of an error. */
    isError: (word: string) => (errors.get(word) ?? 0) > 0,
    /** Whether a word is the code of an error or a status, which an answer of an API may hold. */
    isCode: (word: string) => (errors.get(word) ?? 0) > 0 || (/^[A-Z][A-Z_]{3,}$/.test(word) && places.has(word)),
    /** Where the guides of the same API explain a name; those about errors first. */
    placeOf(name: string, context: string): Place | undefined {
      const same = (CODE.test(name) ? (places.get(name) ?? []) : []).filter(({ record }) => record.context === context)
      return same.find(({ record, section }) => /error/i.test(record.href + section.title)) ?? same[0]
    },
  }
}

export type Definitions = ReturnType<typeof createDefinitions>
