/** What can be found, in the order in which it is shown. */
export const RECORD_KINDS = ['guide', 'operation', 'field', 'error', 'provider'] as const

export type RecordKind = (typeof RECORD_KINDS)[number]

/** A section of a guide: from one heading to the next. */
export type RecordSection = {
  /** The id of its heading; empty for what stands above the first. */
  anchor: string
  title: string
  text: string
  /** What the section explains by name: the first cells of its tables, which name fields, statuses and errors. */
  defines: readonly string[]
}

/** Something that can be found: a guide, an operation, a field, an error code or an institution. */
export type SearchRecord = {
  id: string
  kind: RecordKind
  title: string
  href: string
  /** Where it belongs, in words: `Accounts V3`. */
  context: string
  /** Of an operation. */
  method?: string | undefined
  /** Whether it documents what goes away: shown with a badge, below what stays. */
  deprecated?: boolean | undefined
  /** Another word to show beside it: `Partner edition`. */
  label?: string | undefined
  /** How much it counts beside others that match as well; 1 when not said. */
  weight?: number | undefined
  /** Names by which it is known: identifiers, paths. */
  names: string
  text: string
  code: string
  sections: readonly RecordSection[]
}
