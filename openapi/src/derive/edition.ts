import { isRecord, toList, toRecord, toText, toTexts, type JsonRecord } from '../json.ts'
import type { PathRule } from './path-rule.ts'

/** What makes one published description out of the source of an API. Read from accounts/editions. */
export type Edition = {
  paths: PathRule
  info: JsonRecord
  /** The groups in their order; an operation that is in none of them is left out. */
  groups: { name: string; description: string }[]
  webhooks: string[]
  /** `METHOD /path` of the operations to leave out, although their group is in. */
  without: string[]
  /** A JSON merge patch (RFC 7396) of the bundled description. */
  changes: JsonRecord
}

/** Reads an edition from its parsed file; one that is incomplete is an error that says what it lacks. */
export function parseEdition(value: unknown): Edition {
  const { paths, info, groups, webhooks, without, changes } = toRecord(value)
  if (paths !== 'v3' && paths !== 'unprefixed') throw new Error('An edition needs `paths`: v3 or unprefixed')
  if (!isRecord(info)) throw new Error('An edition needs `info`')
  return {
    paths,
    info,
    groups: toList(groups).map((group) => {
      const { name, description } = toRecord(group)
      return { name: toText(name) || toText(group), description: toText(description) }
    }),
    webhooks: toTexts(webhooks),
    without: toTexts(without),
    changes: toRecord(changes),
  }
}
