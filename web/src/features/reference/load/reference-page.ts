import 'server-only'
import { cache } from 'react'
import type { OutlineGroup, OutlineOperation, PageSlug } from '../description/outline.ts'
import { groupPage, operationPage } from '../description/outline.ts'
import type { StoredPage } from '../store/rendered-pages.ts'
import { type LoadedReference, loadReference } from './load-reference.ts'
import { loadReferences } from './reference.query.ts'

/** A page of a reference, with the group and the operation that it shows. */
export type ReferencePageData = {
  reference: LoadedReference
  slug: PageSlug
  group: OutlineGroup | undefined
  operation: OutlineOperation | undefined
  page: StoredPage | undefined
}

/** The page at a path; undefined when no reference has it. */
export const loadReferencePage = cache(async (path: string): Promise<ReferencePageData | undefined> => {
  const entry = (await loadReferences()).find((one) => path === one.path || path.startsWith(`${one.path}/`))
  const reference = entry && (await loadReference(entry.path))
  if (!reference) return undefined
  const slug = path.slice(reference.entry.path.length + 1)
  const { rendering } = reference
  if (!rendering)
    return slug === '' ? { reference, slug, group: undefined, operation: undefined, page: undefined } : undefined
  const place = placeOf(rendering.outline.groups, slug)
  if (!place) return undefined
  const page = await rendering.page(slug)
  return page && { reference, slug, ...place, page }
})

function placeOf(groups: readonly OutlineGroup[], slug: PageSlug) {
  if (slug === '') return { group: undefined, operation: undefined }
  for (const group of groups) {
    if (groupPage(group) === slug) return { group, operation: undefined }
    const operation = group.operations.find((one) => operationPage(group, one) === slug)
    if (operation) return { group, operation }
  }
  return undefined
}

/** The paths of every page of every reference. */
export const loadReferencePaths = cache(async (): Promise<string[]> => {
  const entries = await loadReferences()
  const paths = await Promise.all(
    entries.map(async ({ path }) => {
      const reference = await loadReference(path)
      return [path, ...pagesOf(reference).map((slug) => `${path}/${slug}`)]
    }),
  )
  return paths.flat()
})

function pagesOf(reference: LoadedReference | undefined): PageSlug[] {
  const groups = reference?.rendering?.outline.groups ?? []
  return groups.flatMap((group) => [
    groupPage(group),
    ...group.operations.map((operation) => operationPage(group, operation)),
  ])
}
