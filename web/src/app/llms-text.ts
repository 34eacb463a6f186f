import 'server-only'
import { env } from '../env.ts'
import { contextOf } from '../features/page/search-record.ts'
import type { ListedPage } from '../features/search/catalogue.ts'
import { escapeMarkdown } from '../lib/markdown.ts'
import { markdownPath, paths } from '../paths.ts'
import { catalogue } from './catalogue.ts'

/** The list of all pages for machines, after llmstxt.org: what is deprecated stands under `Optional`. */
export async function llmsText(): Promise<string> {
  const content = catalogue()
  await content.ready()
  const pages = content.pages()
  const current = Map.groupBy(
    pages.filter(({ version }) => version !== 'v2'),
    ({ product, version }) => contextOf(product, version),
  )
  const old = pages.filter(({ version }) => version === 'v2')
  const references = content.references().map(({ path, title, label }) => {
    const name = [title, label !== 'NEW' && label].filter(Boolean).join(', ')
    return entry(name, path, 'operations, parameters, answers and errors')
  })
  return `${[
    `# ${content.brand()} developer documentation`.replace('#  ', '# '),
    '> Guides and API references for reading bank accounts, collecting payments and drawing insights from transactions.',
    `Every page is plain Markdown at its address with \`.md\` behind it. All guides in one file: ${env.webUrl}/llms-full.txt. Search: ${env.webUrl}/search?q={words}.`,
    ...[...current].map(([context, own]) => section(`${context} guides`, own.map(entryOf))),
    section('API references', references),
    section('Try it', [
      entry('Accounts live demo', paths.accountsDemo(), 'the calls of Accounts V3 against the sandbox'),
      entry('Payments live demo', paths.paymentsDemo(), 'the calls of a payment against the sandbox'),
      entry('Payment providers', paths.paymentsProviders(), 'the institutions that a payment can come from'),
    ]),
    old.length > 0 && section('Optional', old.map(entryOf)),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

function section(title: string, entries: readonly string[]): string {
  return `## ${title}\n\n${entries.join('\n')}`
}

function entryOf({ title, path, description }: ListedPage): string {
  return entry(title, path, description)
}

function entry(title: string, path: string, description: string): string {
  const about = escapeMarkdown(description)
  return `- [${escapeMarkdown(title)}](${env.webUrl}${markdownPath(path)})${about ? `: ${about}` : ''}`
}
