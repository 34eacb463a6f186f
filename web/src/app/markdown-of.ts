import 'server-only'
import { env } from '../env.ts'
import { loadArticle } from '../features/page/load-article.ts'
import { articleMarkdown } from '../features/page/markdown/article-markdown.ts'
import { coverageMarkdown, disturbancesMarkdown, paymentProvidersMarkdown } from '../features/providers/markdown.ts'
import { referenceMarkdown } from '../features/reference/markdown/reference-markdown.ts'
import { loadReferences } from '../features/reference/load/reference.query.ts'
import { escapeMarkdown } from '../lib/markdown.ts'
import { markdownPath, paths } from '../paths.ts'
import { llmsText } from './llms-text.ts'

/** A page of the portal as Markdown; undefined when there is none at the path. */
export async function markdownOf(path: string): Promise<string | undefined> {
  const own = STANDALONE[path]
  if (own) return own()
  return (await guideMarkdown(path)) ?? referenceMarkdown(path, env.webUrl)
}

/** A guide as Markdown, its live tables in it. */
export async function guideMarkdown(path: string): Promise<string | undefined> {
  const article = await loadArticle(path)
  if (!article) return undefined
  const shows = (kind: string) => article.body.some((member) => member._type === 'liveTable' && member.kind === kind)
  const liveTables = {
    ...(shows('coverage') && { coverage: await coverageMarkdown() }),
    ...(shows('disturbances') && { disturbances: await disturbancesMarkdown(new Date()) }),
  }
  return articleMarkdown(article, { origin: env.webUrl, liveTables })
}

const STANDALONE: Readonly<Record<string, () => Promise<string>>> = {
  [paths.home()]: () => llmsText(),
  [paths.reference()]: referencesMarkdown,
  [paths.search()]: async () => page('Search', paths.search(), `Search at ${env.webUrl}/search?q={words}.`),
  [paths.paymentsProviders()]: async () =>
    page('Payment providers', paths.paymentsProviders(), await paymentProvidersMarkdown()),
  [paths.accountsDemo()]: () => demoMarkdown('Accounts live demo', paths.accountsDemo(), paths.accountsReference()),
  [paths.paymentsDemo()]: () => demoMarkdown('Payments live demo', paths.paymentsDemo(), paths.paymentsReference()),
}

async function referencesMarkdown(): Promise<string> {
  const entries = (await loadReferences()).filter(({ path, canonical }) => path === canonical)
  const list = entries.map(({ title, label, path }) => {
    const name = escapeMarkdown([title, label].filter(Boolean).join(', '))
    return `- [${name}](${env.webUrl}${markdownPath(path)})`
  })
  return page('API references', paths.reference(), list.join('\n'))
}

async function demoMarkdown(title: string, path: string, reference: string): Promise<string> {
  const text = `A live run of the calls of the API against the sandbox, in the browser, at ${env.webUrl}${path}.`
  return page(title, path, `${text}\n\nThe calls are described in ${env.webUrl}${markdownPath(reference)}.`)
}

function page(title: string, path: string, text: string): string {
  return `# ${title}\n\nSource: ${env.webUrl}${path}\n\n${text}\n`
}
