import { escapeMarkdown } from '../../../lib/markdown.ts'
import type { Article } from '../load-article.ts'
import { bodyMarkdown } from './body.ts'
import type { MarkdownContext } from './context.ts'

type Whole = Pick<MarkdownContext, 'origin' | 'liveTables'>

/** A page as Markdown: its title, what it is, its text, and what to read next. */
export function articleMarkdown(article: Article, { origin, liveTables }: Whole): string {
  const { title, description, path, updated, version, successor, related, body, context } = article
  const own: MarkdownContext = {
    documentId: context.documentId,
    origin,
    path,
    links: context.links,
    findOperation: context.findOperation,
    liveTables,
  }
  const link = (page: { path: string; title: string }) => `[${escapeMarkdown(page.title)}](${origin}${page.path})`
  const notice =
    version === 'v2' &&
    `> **Warning: this describes API V2, which is deprecated.** Build new integrations on V3${successor ? `: ${link(successor)}` : ''}.`
  const further =
    related.length > 0 &&
    `## Related pages\n\n${related.map((page) => `- ${link(page)}${page.description ? `: ${escapeMarkdown(page.description)}` : ''}`).join('\n')}`
  return `${[
    `# ${title}`,
    description && `> ${escapeMarkdown(description)}`,
    `Source: ${origin}${path} (updated ${updated})`,
    notice,
    bodyMarkdown(body, own),
    further,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}
