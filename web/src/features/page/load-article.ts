import 'server-only'
import { cache } from 'react'
import { findHeadings } from '@portal/content-rules/headings'
import type { Body, RichText } from './body-types.ts'
import { loadHighlighter } from './code/highlight.ts'
import type { RenderContext } from './context.ts'
import { expandBody } from './expand.ts'
import { languagesIn } from './languages-in.ts'
import { nestOutline, type OutlineEntry } from './outline.ts'
import { type ModeLink, modesOf } from './modes.ts'
import { loadLinkTargets, loadPage, loadSnippets } from './page.query.ts'
import { describeOperation } from './operations.ts'
import { collectReferences } from './references.ts'
import { shortenKeys } from './short-keys.ts'
import { replaceVariablesIn } from '../../lib/variables.ts'
import { editAttributes } from '../../sanity/edit-attributes.ts'
import { loadVariables } from '../../sanity/variables.ts'

type PageLink = { title: string; path: string; description: string }

/** A page with everything that showing it needs. */
export type Article = {
  id: string
  title: string
  path: string
  product: string
  version: string | null
  accessMode: string | null
  description: string
  body: Body
  outline: OutlineEntry[]
  /** The day on which the page last changed or was last checked, whichever is later: `2026-11-27`. */
  updated: string
  successor: PageLink | undefined
  related: PageLink[]
  /** The same page for each access mode; none when it has no variants. */
  modes: ModeLink[]
  context: RenderContext
  /** Has a click on the body open it in the Studio; nothing outside of a preview. */
  bodyAttributes: { 'data-sanity'?: string }
}

/** The article at a path, or undefined when there is no page. One reading serves metadata and page. */
export const loadArticle = cache(async (path: string): Promise<Article | undefined> => {
  const [stored, variables] = await Promise.all([loadPage(path), loadVariables()])
  if (!stored) return undefined
  const page = replaceVariablesIn(stored, variables)
  const snippets = await loadSnippetBodies(page.body, variables)
  const body = shortenKeys(expandBody(page.body, { accessMode: page.accessMode, snippets }))
  const related = (page.related ?? []).map(({ _ref }) => _ref)
  const successor = page.successor?._ref
  const ids = [...collectReferences(body).pages, ...related, ...(successor ? [successor] : [])]
  const [targets, highlight] = await Promise.all([loadLinkTargets(ids), loadHighlighter(languagesIn(body))])
  const links = new Map(targets.map(({ _id, ...target }) => [_id, replaceVariablesIn(target, variables)]))
  const { idOf, outline } = findHeadings(body)
  return {
    id: page._id,
    title: page.title,
    path: page.path,
    product: page.product,
    version: page.version,
    accessMode: page.accessMode,
    description: page.description,
    body,
    outline: nestOutline(outline, page.tocMinLevel ?? 2, page.tocMaxLevel ?? 3),
    updated: laterDay(page._updatedAt, page.lastReviewed),
    successor: successor ? links.get(successor) : undefined,
    related: related.flatMap((id) => links.get(id) ?? []),
    modes: modesOf(page.path, page.modes),
    context: { documentId: page._id, links, headingIds: idOf, highlight, findOperation: describeOperation },
    bodyAttributes: await editAttributes(page._id, 'page', 'body'),
  }
})

// Snippets may show snippets: each round reads those that the round before named.
async function loadSnippetBodies(body: RichText | null, variables: ReadonlyMap<string, string>) {
  const bodies = new Map<string, Body>()
  let wanted = collectReferences(body).snippets
  while (wanted.length > 0) {
    const loaded = await loadSnippets(wanted)
    for (const snippet of loaded) bodies.set(snippet._id, replaceVariablesIn(snippet.body, variables))
    wanted = collectReferences(loaded.map((snippet) => snippet.body)).snippets.filter((id) => !bodies.has(id))
    if (loaded.length === 0) break
  }
  return bodies
}

function laterDay(changed: string, reviewed: string | null): string {
  const day = changed.slice(0, 10)
  return reviewed && reviewed > day ? reviewed : day
}
