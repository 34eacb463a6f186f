import { docPaths } from '../files.ts'
import type { PageFile } from '../markdown/page-file.ts'

export type FieldProblem = { field: string; message: string }

/** What a page's front matter must say because of its path. */
export function checkFields(page: PageFile, path: string): FieldProblem[] {
  const problems: FieldProblem[] = []
  const [, , product, version] = path.split('/')
  const expected = { product, version: product === 'accounts' ? version : undefined, accessMode: modeOf(path) }

  if (!docPaths.has(path)) add('title', `${path} is no route of the portal: check the file's name`)
  if (page.product !== expected.product) add('product', `the path says product: ${expected.product}`)
  if (page.version !== expected.version) add('version', `the path says version: ${expected.version ?? '(none)'}`)
  if (expected.accessMode && page.accessMode !== expected.accessMode)
    add('accessMode', `the path says accessMode: ${expected.accessMode}`)
  if (!page.lastReviewed || !isDate(page.lastReviewed)) add('lastReviewed', 'lastReviewed is a date such as 2026-11-27')
  if (page.version === 'v2' && page.successor === undefined) add('successor', 'a V2 page names its V3 successor')
  for (const link of page.successor === undefined ? [] : [page.successor])
    if (!docPaths.has(link) || !link.includes('/v3/')) add('successor', `${link} is no V3 page`)
  for (const link of page.related ?? [])
    if (!docPaths.has(link) || link === path) add('related', `${link} is no other documentation page`)
  if (new Set(page.related).size !== (page.related?.length ?? 0)) add('related', 'a related page is named twice')
  if ((page.related?.length ?? 0) > 6) add('related', 'at most six related pages')
  return problems

  function add(field: string, message: string): void {
    problems.push({ field, message })
  }
}

function modeOf(path: string): string | undefined {
  return /\/accounts-integration-.+-(continuous|one-time|wealth)$/.exec(path)?.[1]
}

function isDate(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  )
}
