import { checkSite, pathOf, siteOf, type Finding, type Knowledge } from '@portal/content-rules'
import { STANDALONE_PATHS } from '../schemaTypes/rules/menu-target.ts'
import { publishedId } from '../schemaTypes/rules/document-ids.ts'
import { bundledOperations } from '../workspace/bundled-operations.ts'
import { KINDS } from './kinds.ts'

export type StoredDocument = { _id: string; _type: string; [field: string]: unknown }

/** A problem as a row of the list, which opens its field. */
export type Problem = {
  rule: string
  message: string
  document: { id: string; type: string; name: string }
  path: string | undefined
}

/** All that the rules find in the content as it is published or, with `drafts`, as it will be. */
export function findProblems(stored: readonly StoredDocument[], drafts: boolean, today: string): Problem[] {
  const site = siteOf(contentOf(stored, drafts), STANDALONE_PATHS)
  const knowledge: Knowledge = { today, ...(bundledOperations.length > 0 && { operations: knownOperations() }) }
  return checkSite(
    site,
    knowledge,
    KINDS.map(({ rule }) => rule),
  ).map(toProblem)
}

/** Each document once, under its published id, so that references to it are found. */
function contentOf(stored: readonly StoredDocument[], drafts: boolean): StoredDocument[] {
  const content = new Map(stored.filter(({ _id }) => !_id.includes('.')).map((document) => [document._id, document]))
  if (drafts)
    for (const document of stored)
      if (document._id.startsWith('drafts.')) {
        const id = publishedId(document._id)
        content.set(id, { ...document, _id: id })
      }
  return [...content.values()]
}

function knownOperations() {
  const known = new Map<string, Set<string>>()
  for (const { api, operation } of bundledOperations) known.set(api, (known.get(api) ?? new Set()).add(operation))
  return known
}

function toProblem(finding: Finding): Problem {
  const { rule, message, document } = finding
  const { _id: id, _type: type } = document
  const name = [document['path'], document['title'], document['label'], document['key'], document['from'], id].find(
    (value) => typeof value === 'string' && value !== '',
  )
  return { rule, message, document: { id: String(id), type, name: String(name) }, path: pathOf(finding) }
}
