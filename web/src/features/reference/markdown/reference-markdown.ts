import 'server-only'
import type { JsonRecord } from '@portal/openapi/json'
import { toRecord, toText } from '@portal/openapi/json'
import { createMemo } from '../../../lib/memo.ts'
import { escapeMarkdown } from '../../../lib/markdown.ts'
import { replaceVariablesIn } from '../../../lib/variables.ts'
import { loadVariables } from '../../../sanity/variables.ts'
import { isHidden } from '../description/hidden.ts'
import { groupPage, operationPage, type OutlineGroup } from '../description/outline.ts'
import { outlineOf } from '../description/outline-of.ts'
import { parseDescription } from '../description/parse.ts'
import { isRefusal } from '../description/refusal.ts'
import { tidyDescription } from '../description/tidy.ts'
import { loadReferenceDocument, loadReferences, type ReferenceEntry } from '../load/reference.query.ts'
import { sourceText } from '../load/source-text.ts'
import { operationMarkdown } from './operation.ts'

const documents = createMemo<JsonRecord>(12)

/** The page of a reference at a path as Markdown; undefined when there is none. */
export async function referenceMarkdown(path: string, origin: string): Promise<string | undefined> {
  const entry = (await loadReferences()).find((one) => path === one.path || path.startsWith(`${one.path}/`))
  const stored = entry && (await loadReferenceDocument(entry.path))
  if (!stored) return undefined
  const reference = replaceVariablesIn(stored, await loadVariables())
  const slug = path.slice(entry.path.length + 1)
  try {
    const text = await sourceText(reference)
    const document = documents(text, () => tidyDescription(parseDescription(text)))
    return pageMarkdown(document, { entry, slug, origin, shown: reference.groups ?? [] })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return slug === '' ? `# ${entry.title}\n\nThis description can't be shown. ${error.message}\n` : undefined
  }
}

type Place = { entry: ReferenceEntry; slug: string; origin: string; shown: readonly string[] }

function pageMarkdown(document: JsonRecord, { entry, slug, origin, shown }: Place): string | undefined {
  const groups = outlineOf(document, shown).groups.map((group) => ({
    ...group,
    operations: group.operations.filter((operation) => !isHidden(operation.path)),
  }))
  const base = `${origin}${entry.canonical}`
  const name = [entry.title, entry.label && entry.label !== 'NEW' && entry.label].filter(Boolean).join(', ')
  if (slug === '')
    return page(name, base, [
      toText(toRecord(document['info'])['description']),
      ...groups.map((group) => groupList(group, base)),
    ])
  for (const group of groups) {
    if (groupPage(group) === slug) return page(`${group.title}, ${name}`, `${base}/${slug}`, [groupList(group, base)])
    const operation = group.operations.find((one) => operationPage(group, one) === slug)
    if (operation)
      return page(`${operation.title}, ${name}`, `${base}/${slug}`, [operationMarkdown(document, operation)])
  }
  return undefined
}

function page(title: string, address: string, parts: readonly string[]): string {
  return `${[`# ${escapeMarkdown(title)}`, `Source: ${address}`, ...parts].filter(Boolean).join('\n\n')}\n`
}

function groupList(group: OutlineGroup, base: string): string {
  const operations = group.operations.map((operation) => {
    const name = operation.kind === 'webhook' ? operation.path : `${operation.method} ${operation.path}`
    const deprecated = operation.deprecated ? ' (deprecated)' : ''
    return `- [\`${name}\`](${base}/${operationPage(group, operation)}): ${escapeMarkdown(operation.title)}${deprecated}`
  })
  return [`## ${escapeMarkdown(group.title)}`, operations.join('\n')].filter(Boolean).join('\n\n')
}
